import { tidyText } from '#shared/tidy-text.ts';
import type { Encoding } from './decode-table.ts';

/** One row below the header; `number` is its place in the file, from 1, as spreadsheets count. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** The places of cells that say what a merged cell above says. */
  readonly carried?: readonly number[];
}

/** A value that stands in one merged cell for several rows: its column, and its rows from 0. */
export interface Merged {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

/** A table as its file has it: all cells are text. */
export interface Sheet {
  readonly headers: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Undefined for workbooks, which have none. */
  readonly encoding?: Encoding;
  /** Which sheet of a workbook it is, where there are others. */
  readonly among?: Among;
}

/** The name of a sheet, and those of the others of its workbook, which are not read. */
export interface Among {
  readonly name: string;
  readonly others: readonly string[];
}

/** Why a file cannot be read as a table at all. */
export type SheetTrouble =
  | 'empty'
  | 'too_large'
  | 'not_a_table'
  | 'old_excel'
  | 'not_a_workbook'
  | 'unbalanced_quotes'
  | 'too_many_rows'
  | 'no_rows';

export type SheetReading =
  | { readonly ok: true; readonly sheet: Sheet }
  | {
      readonly ok: false;
      readonly trouble: SheetTrouble;
      /** The line of the file, from 1, where that is known. */
      readonly line?: number;
    };

/** The most rows taken in at once: what the server takes in one batch. */
export const mostRows = 5_000;
/** The largest file looked at, in bytes. */
export const mostBytes = 20_000_000;

/** The most lines above a header that are taken for the title of the table. */
const mostTitles = 3;

/** The first row below a title, which says something in one cell alone; 0 where there is none. */
function belowTitles(rows: readonly SheetRow[]): number {
  const filled = rows
    .slice(0, mostTitles + 1)
    .map(({ cells }) => cells.filter((cell) => cell !== '').length);
  const first = filled.findIndex((count) => count > 1);
  // In a table of one column a second cell is a slip; three are a header.
  return first > 0 && (filled[first] ?? 0) > 2 ? first : 0;
}

/** Says in every row below it that says anything what a merged cell says. */
function carriedDown(row: SheetRow, all: readonly SheetRow[], merged: readonly Merged[]): SheetRow {
  const at = row.number - 1;
  const cells = [...row.cells];
  const carried = merged
    .filter(({ column, first, last }) => first < at && at <= last && !row.cells[column])
    .flatMap(({ column, first }) => {
      const text = all[first]?.cells[column] ?? '';
      if (text === '') return [];
      while (cells.length < column) cells.push('');
      cells[column] = text;
      return [column];
    });
  return carried.length > 0 ? { ...row, cells, carried } : row;
}

/**
 * Cells as a sheet: the first row that says anything is the header, or the first one below a title.
 * Rows that say nothing are left.
 */
export function sheetOf(
  cells: readonly (readonly string[])[],
  {
    encoding,
    merged = [],
    among,
  }: { encoding?: Encoding; merged?: readonly Merged[]; among?: Among } = {},
): SheetReading {
  const all = cells.map(
    (row, index): SheetRow => ({
      number: index + 1,
      cells: row.map(tidyText),
    }),
  );
  const filled = all.filter((row) => row.cells.some((cell) => cell !== ''));
  const [head, ...below] = filled.slice(belowTitles(filled));
  if (!head) return { ok: false, trouble: 'empty' };
  if (below.length === 0) return { ok: false, trouble: 'no_rows' };
  if (below.length > mostRows) return { ok: false, trouble: 'too_many_rows' };
  // A heading over several rows is no value of theirs.
  const values = merged.filter(({ first }) => first >= head.number);
  const rows = below.map((row) => carriedDown(row, all, values));
  const last = head.cells.findLastIndex((cell) => cell !== '');
  const headers = head.cells.slice(0, last + 1);
  const more = {
    ...(encoding ? { encoding } : {}),
    ...(among && among.others.length > 0 ? { among } : {}),
  };
  return { ok: true, sheet: { headers, rows, ...more } };
}
