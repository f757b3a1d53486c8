import type { Notice, NoticeCode, Unreadable } from '#features/admin/exchange/index.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** What happened, for each code; the particulars follow entry by entry. */
const headings: Readonly<Record<NoticeCode, string>> = {
  encoding_assumed: 'The file says that it is not UTF-8; it was read as it says',
  not_utf8: 'Not UTF-8: read as well as could be',
  character_split: 'A character was split over two lines; it was put together again',
  unreadable_entry: 'Cannot be read',
  no_title: 'Has no title',
  no_start: 'Does not say when it begins',
  bad_start: 'Begins at no time that there is',
  no_duration: 'Does not say how long it lasts',
  bad_duration: 'Lasts no length of time that there is',
  no_length: 'Ends when or before it begins',
  too_long: 'Lasts more than 24 hours',
  all_day: 'Has a day but no time',
  refused: 'Breaks a rule of the forum',
  not_saved: 'Refused by the database',
  conflict: 'Was changed meanwhile, or taken out of this edition; left as it is',
  repeated: 'Stands in the file twice, word for word; taken once',
  id_reused: 'Has an id that another session has; taken as a session of its own',
  id_shared: 'One id stands for several names; told apart by name instead',
  no_id: 'Has no id; known by title, time and room, so that changing one makes it another session',
  no_room: 'Has no room; placed without one',
  no_person_name: 'A person without a name',
  persons_merged: 'Same name under several ids and nothing to tell them apart; taken as one',
  same_name: 'Same name under several ids with different texts; kept apart',
  too_many_persons: 'More than 500 participants; the first 500 were kept',
  bad_date_ignored: 'The date cannot be read; the day it is printed under and its start were used',
  clock_disagrees: 'The printed start disagrees with the date; the date was believed',
  after_midnight: 'Begins after midnight; belongs to the evening before',
  other_day: 'Printed under a day on which it does not take place; put on its own day',
  venue_day: 'So far from Morocco that it is another day there; put on that day',
  zone_assumed: 'No time zone is named; the times were taken for those of Morocco',
  unknown_zone: 'Names a time zone that nobody knows',
  recurring: 'Repeats; every repetition became a session',
  title_cut: 'The title is too long and was cut',
  text_cut: 'The text is too long and was cut',
  name_cut: 'The name is too long and was cut',
  other_language: 'In a language that the forum does not keep; filed under the nearest',
  unsafe_link: 'A dangerous link was taken out',
  not_in_file: 'Made by an earlier import and not in this file; left in place',
  other_year: 'The number of the edition is that of another year than the days of the file',
  outside_edition: 'The days of the file are not those of the edition',
};

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
export function unreadableWords(reason: Unreadable): string {
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
