/** Where something stands in a file: its line (from 1), its own id, the title it goes by. */
export interface Where {
  readonly line?: number;
  readonly id?: string;
  readonly title?: string;
}

/**
 * What an import has to tell. Words for each code belong to whoever shows them. `left_out` things
 * are not in the database, `changed` ones are, but not as the file has them.
 */
const effects = {
  encoding_assumed: 'note',
  not_utf8: 'changed',
  character_split: 'note',
  unreadable_entry: 'left_out',
  no_title: 'left_out',
  no_start: 'left_out',
  bad_start: 'left_out',
  no_duration: 'left_out',
  bad_duration: 'left_out',
  no_length: 'left_out',
  too_long: 'left_out',
  all_day: 'left_out',
  refused: 'left_out',
  not_saved: 'left_out',
  conflict: 'left_out',
  repeated: 'left_out',
  id_reused: 'changed',
  id_shared: 'changed',
  no_id: 'note',
  no_room: 'changed',
  no_person_name: 'left_out',
  persons_merged: 'changed',
  same_name: 'note',
  too_many_persons: 'changed',
  bad_date_ignored: 'changed',
  clock_disagrees: 'note',
  after_midnight: 'note',
  other_day: 'changed',
  venue_day: 'changed',
  zone_assumed: 'note',
  unknown_zone: 'changed',
  recurring: 'note',
  title_cut: 'changed',
  text_cut: 'changed',
  name_cut: 'changed',
  other_language: 'changed',
  unsafe_link: 'changed',
  link_left_out: 'changed',
  not_in_file: 'note',
  outside_edition: 'note',
  other_year: 'note',
} as const;

export type NoticeCode = keyof typeof effects;
export type Effect = (typeof effects)[NoticeCode];

/** Something an import tells: what happened, where in the file, and the particulars for the words. */
export interface Notice {
  readonly code: NoticeCode;
  readonly effect: Effect;
  readonly where: Where;
  readonly detail?: string;
}

/** Makes a notice; its effect follows from its code. */
export function notice(code: NoticeCode, where: Where, detail?: string): Notice {
  return { code, effect: effects[code], where, ...(detail === undefined ? {} : { detail }) };
}

/** Where a step writes its notices. */
export type Tell = (notice: Notice) => void;
