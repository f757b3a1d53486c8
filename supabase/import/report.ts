import { entities } from '#entities/index.ts';
import type { Effect, Notice } from '#exchange/index.ts';
import type { ImportReport } from './import-schedule.ts';
import { effectHeading, headingOf, lineOf, summaryLine } from './messages.ts';

const sections: readonly Effect[] = ['question', 'left_out', 'changed', 'note'];

/** The report for people: what was made, then everything that is not in or not as in the file. */
export function printedReport(report: ImportReport): string {
  const { title, edition, dialect, summary } = report;
  const name = typeof title === 'string' ? title : Object.values(title)[0];
  const head = `${name || 'A schedule'} (${dialect}) into edition ${edition}. ${doneOf(report)}`;
  return [
    summaryLine(summary),
    head,
    '',
    ...table(report),
    ...sections.flatMap((section) => listed(section, report)),
  ]
    .join('\n')
    .concat('\n');
}

/** The report for programs: the same, with the words beside the codes. */
export function jsonReport(report: ImportReport): string {
  const notices = report.notices.map((one) => ({ ...one, words: headingOf(one.code) }));
  return `${JSON.stringify({ ...report, notices }, null, 2)}\n`;
}

function doneOf({ dryRun, unanswered, publish }: ImportReport): string {
  if (dryRun) return 'A dry run: nothing was written.';
  if (unanswered) return 'Nothing was written: say --yes to what is to be confirmed below.';
  return publish ? 'What is new is published.' : 'What is new is a draft.';
}

function table({ counts }: ImportReport): string[] {
  const rows = Object.entries(counts).map(([kind, count]) => {
    const { table: name } = entities[kind as keyof typeof counts];
    return [name, String(count.new), String(count.changed), String(count.unchanged)];
  });
  return [['', 'new', 'changed', 'unchanged'], ...rows].map(
    ([name = '', ...figures]) =>
      `  ${name.padEnd(12)}${figures.map((figure) => figure.padStart(11)).join('')}`,
  );
}

function listed(effect: Effect, { notices }: ImportReport): string[] {
  const ours = notices.filter((one) => one.effect === effect);
  if (ours.length === 0) return [];
  const codes = [...new Set(ours.map(({ code }) => code))];
  const groups = codes.flatMap((code) => group(ours.filter((one) => one.code === code)));
  return ['', `${effectHeading(effect)} (${ours.length})`, ...groups];
}

function group(notices: readonly Notice[]): string[] {
  const [first] = notices;
  if (!first) return [];
  const heading = `  ${headingOf(first.code)} (${notices.length}):`;
  return [heading, ...notices.map((one) => `    ${lineOf(one)}`)];
}
