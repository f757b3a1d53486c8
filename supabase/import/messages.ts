import type { Notice, NoticeCode, Unreadable } from '#exchange/index.ts';
import exchange from '../../public/locales/en/admin-exchange.json' with { type: 'json' };

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** What happened, for each code, as the back office says it; the particulars follow entry by entry. */
const headings: Readonly<Record<NoticeCode, string>> = exchange.notice;

/** The sentence that heads all notices of one code. */
export function headingOf(code: NoticeCode): string {
  return headings[code];
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
  switch (reason.code) {
    case 'empty':
      return 'The file is empty.';
    case 'web_page':
      return 'This is a web page, not a schedule. Download the export itself.';
    case 'no_entries':
      return 'The format is right, but there is no session in the file.';
    case 'broken_json':
      return `This begins like JSON but cannot be read: ${reason.detail}.`;
    case 'not_recognised':
      return 'This is none of: frab, pretalx or wafer schedule XML; frab or pretalx JSON; bilingual JSON; iCalendar.';
  }
}

function particularsOf(code: NoticeCode, detail: string): string {
  if (code === 'other_language') return languageNames.of(detail) ?? detail;
  if (code === 'recurring') return `${detail} sessions`;
  if (code.endsWith('_cut')) return `to ${detail} characters`;
  return shortened(detail, 120);
}

function shortened(text: string, length = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
