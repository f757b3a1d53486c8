/** Where something stands in a file: its line (from 1), its own id, the title it goes by. */
export interface Where {
  readonly line?: number;
  readonly id?: string;
  readonly title?: string;
}

/**
 * What an import has to tell. Words for each code belong to whoever shows them. `left_out` things
 * are not in the database, `changed` ones are, but not as the file has them, and a `question` is one
 * that somebody has to say yes to before anything is written.
 */
const effects = {
  file_cut: 'question',
  outside_edition: 'question',
  other_year: 'question',
  encoding_assumed: 'note',
  not_utf8: 'changed',
  character_split: 'note',
  unreadable_entry: 'left_out',
  entry_cut: 'left_out',
  bad_repetition: 'left_out',
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
  utc_only: 'note',
  zone_chosen: 'note',
  unknown_zone: 'changed',
  recurring: 'note',
  recurring_cut: 'left_out',
  title_cut: 'changed',
  text_cut: 'changed',
  name_cut: 'changed',
  other_language: 'changed',
  unsafe_link: 'changed',
  link_left_out: 'left_out',
  link_completed: 'changed',
  picture_left_out: 'left_out',
  other_system: 'note',
  track_left_out: 'left_out',
  room_left_out: 'left_out',
  person_left_out: 'left_out',
  with_session: 'left_out',
  not_a_session: 'left_out',
  not_in_file: 'note',
  several_conferences: 'note',
  type_mapped: 'note',
  field_unkept: 'note',
  offset_assumed: 'note',
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

/** Those that somebody has to say yes to before anything is written. */
export function questionsIn(notices: readonly Notice[]): readonly Notice[] {
  return notices.filter(({ effect }) => effect === 'question');
}
