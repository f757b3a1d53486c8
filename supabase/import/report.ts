import { entities } from '#entities/index.ts';
import type { Effect, Notice } from '#exchange/index.ts';
import type { ImportReport } from './import-schedule.ts';
import { headingOf, lineOf } from './messages.ts';

const sections: readonly (readonly [Effect, string])[] = [
  ['left_out', 'Left out'],
  ['changed', 'Taken in, but not as the file has it'],
  ['note', 'To know'],
];

/** The report for people: what was made, then everything that is not in or not as in the file. */
export function printedReport(report: ImportReport): string {
  const { title, edition, dryRun, dialect } = report;
  const name = typeof title === 'string' ? title : Object.values(title)[0];
  const head = `${name || 'A schedule'} (${dialect}) into edition ${edition}`;
  const done = dryRun ? `${head}. A dry run: nothing was written.` : `${head}.`;
  return [done, '', ...table(report), ...sections.flatMap((section) => listed(section, report))]
    .join('\n')
    .concat('\n');
}

/** The report for programs: the same, with the words beside the codes. */
export function jsonReport(report: ImportReport): string {
  const notices = report.notices.map((one) => ({ ...one, words: headingOf(one.code) }));
  return `${JSON.stringify({ ...report, notices }, null, 2)}\n`;
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

function listed([effect, heading]: (typeof sections)[number], { notices }: ImportReport): string[] {
  const ours = notices.filter((one) => one.effect === effect);
  if (ours.length === 0) return [];
  const codes = [...new Set(ours.map(({ code }) => code))];
  const groups = codes.flatMap((code) => group(ours.filter((one) => one.code === code)));
  return ['', `${heading} (${ours.length})`, ...groups];
}

function group(notices: readonly Notice[]): string[] {
  const [first] = notices;
  if (!first) return [];
  const heading = `  ${headingOf(first.code)} (${notices.length}):`;
  return [heading, ...notices.map((one) => `    ${lineOf(one)}`)];
}
