import type { Language } from '#shared/localized.ts';

export type IssueCode =
  | 'required'
  | 'too_long'
  | 'not_a_choice'
  | 'not_a_number'
  | 'out_of_range'
  | 'not_an_address'
  | 'not_an_image'
  | 'not_an_email'
  | 'not_a_slug'
  | 'not_a_country'
  | 'not_a_date'
  | 'not_a_time'
  | 'not_a_phone'
  | 'out_of_order'
  | 'outside_edition'
  | 'not_a_reference'
  | 'not_a_mail_field'
  | 'not_an_outline'
  | 'not_a_plan'
  | 'too_many_points'
  | 'not_an_interpretation'
  | 'heard_twice'
  | 'channel_taken'
  | 'not_a_sound'
  | 'on_air'
  | 'part_of_part'
  | 'ends_before_start'
  | 'too_far_from_day'
  | 'times_out_of_order'
  | 'prayed_before_time'
  | 'prayed_before_computed'
  | 'prayed_long_after'
  | 'not_a_friday'
  | 'day_taken'
  | 'slug_taken'
  | 'number_taken'
  | 'other_year'
  | 'many_days'
  | 'speaks_twice';

/** One thing wrong with a draft; words come from the locale files by code. */
export interface Issue {
  readonly field: string;
  readonly code: IssueCode;
  readonly language?: Language;
}
