import type { Effect, ImportSummary, Notice, NoticeCode, Unreadable } from '#exchange/index.ts';
import { counted } from '#local/command.ts';
import exchange from '../../public/locales/en/admin-exchange.json' with { type: 'json' };

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** What happened, for each code, as the back office says it; the particulars follow entry by entry. */
const headings: Readonly<Record<NoticeCode, string>> = exchange.notice;

/** The sentence that heads all notices of one code. */
export function headingOf(code: NoticeCode): string {
  return headings[code];
}

/** The sentence that heads everything with one effect. */
export function effectHeading(effect: Effect): string {
  return exchange.effect[effect];
}

/** Whether the file is whole, what changes, and what is not taken, in one line. */
export function summaryLine({
  cutAt,
  damaged: number,
  made,
  changed,
  gone,
  leftOut,
}: ImportSummary): string {
  const { whole, damaged, cut, summary } = exchange.schedule;
  const unharmed = number === 0 ? whole : filled(damaged, { number });
  const state = cutAt === undefined ? unharmed : filled(cut, { line: cutAt });
  return `${state} ${filled(summary, { made, changed, gone, omitted: leftOut })}`;
}

/** Which entry a notice is about, and its particulars, in one line. */
export function lineOf({ code, where, detail }: Notice): string {
  const place = [
    where.line === undefined ? '' : `line ${where.line}`,
    where.id === undefined ? '' : `id ${where.id}`,
    where.title === undefined ? '' : `“${shortened(where.title)}”`,
  ].filter((part) => part !== '');
  const particulars = detail === undefined ? '' : particularsOf(code, detail);
  return [place.join(', '), particulars].filter((part) => part !== '').join(': ') || 'the file';
}

/** Why nothing of a file could be read. */
export function unreadableMessage(reason: Unreadable): string {
  const { code } = reason;
  const said = filled(exchange.schedule[code], 'line' in reason ? { line: reason.line } : {});
  if (code === 'broken_json') return `${said} ${reason.detail}.`;
  if (code !== 'not_recognised') return said;
  const { as, detail = '' } = reason.looks;
  return `${said} ${filled(exchange.looks[as], { detail: shortened(detail, 120) })} ${exchange.schedule.known}`;
}

function filled(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));
}

function particularsOf(code: NoticeCode, detail: string): string {
  if (code === 'other_language') return languageNames.of(detail) ?? detail;
  if (code.startsWith('recurring')) return counted(Number(detail), 'session');
  if (code.endsWith('_cut')) return `to ${detail} characters`;
  return shortened(detail, 120);
}

function shortened(text: string, length = 60): string {
  // Whatever a file holds, a terminal takes nothing of it for an order.
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\uFFFD]/gu, '')
    .trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
