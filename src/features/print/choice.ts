/** What can be printed, in the order in which it is offered. */
export const sheets = ['day', 'doors', 'booklet', 'mine'] as const;

export type Sheet = (typeof sheets)[number];

/** What is to be printed; '' for a day or hall that nobody has chosen. */
export interface Choice {
  readonly sheet: Sheet;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The id of a place; '' is every hall. */
  readonly hall: string;
}

/** Whether a sheet shows one day, and perhaps one hall of it. */
export const isOfDay = (sheet: Sheet): boolean => sheet === 'day' || sheet === 'doors';

/** What an address asks to print; the day by hall where it does not say. */
export function sheetOf(text: string): Sheet {
  return sheets.find((sheet) => sheet === text) ?? 'day';
}
