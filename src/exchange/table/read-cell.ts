import type { IssueCode, Kind } from '#entities/index.ts';
import { chosenOf } from '#entities/kit/chosen.ts';
import type { Field } from '#entities/kit/field.ts';
import { fold } from '#shared/fold.ts';
import { wallAt } from '../clock.ts';
import {
  type Days,
  isOtherWeekday,
  latinDigits,
  readDay,
  readInstant,
  readTime,
} from './day-and-time.ts';
import { readInterpretation } from './interpretation-text.ts';
import type { Names, Rows } from './rows-by-name.ts';

/** What is wrong with a row of a table, or worth knowing of it. */
export type RowIssueCode =
  | IssueCode
  | 'not_yes_no'
  | 'unknown_reference'
  | 'ambiguous_reference'
  | 'html'
  | 'html_cleaned'
  | 'formula'
  | 'cell_error'
  | 'carried_down'
  | 'other_weekday'
  | 'extra_cells'
  | 'bad_id'
  | 'duplicate_id'
  | 'duplicate_row'
  | 'ambiguous_row';

/**
 * A cell's value, and what is worth knowing of it, or why it has none; a `time` is not an instant until a day
 * is known.
 */
export type CellReading =
  | { readonly value: unknown; readonly remark?: RowIssueCode }
  | { readonly time: string }
  | { readonly code: RowIssueCode; readonly detail: string };

/** What reading cells depends on. */
export interface CellContext {
  readonly rows: Rows;
  readonly names: Names;
  /** Minutes that the venue's clocks are ahead of UTC. */
  readonly offset: number;
  /** The days of the edition, by which a year of two digits is told. */
  readonly days?: Days | undefined;
  /** The choice, or the country, that a text names, by its code or its label in any language. */
  readonly choice: (field: string, text: string) => string | undefined;
}

const yes = ['1', 'true', 'yes', 'y', 'oui', 'o', 'vrai', 'x', 'نعم', 'صحيح'];
const no = ['0', 'false', 'no', 'n', 'non', 'faux', 'لا', 'خطا'];

/** The value that a cell's text stands for in a field; texts per language are read elsewhere. */
export function readCell(name: string, field: Field, text: string, at: CellContext): CellReading {
  const wrong = (code: RowIssueCode): CellReading => ({ code, detail: text });
  const dated = (value: unknown, other: boolean): CellReading =>
    other ? { value, remark: 'other_weekday' } : { value };
  switch (field.type) {
    case 'flag': {
      const word = fold(text);
      if (yes.includes(word) || text === '✓') return { value: true };
      return no.includes(word) ? { value: false } : wrong('not_yes_no');
    }
    case 'number': {
      const number = readNumber(text);
      return number === undefined ? wrong('not_a_number') : { value: number };
    }
    case 'choice': {
      const code = at.choice(name, text);
      return code === undefined ? wrong('not_a_choice') : { value: code };
    }
    case 'choices': {
      const said = listedIn(text).map((one) => ({ one, code: at.choice(name, one) }));
      const unknown = said.find(({ code }) => code === undefined);
      if (unknown) return { code: 'not_a_choice', detail: unknown.one };
      return {
        value: chosenOf(
          field.choices,
          said.map(({ code }) => code),
        ),
      };
    }
    case 'interpretation': {
      const read = readInterpretation(text, (named) => at.choice(name, named));
      return read ? { value: read } : wrong('not_an_interpretation');
    }
    case 'date': {
      // Workbooks may give a day the time of midnight elsewhere.
      const day = readDay(text, at.days) ?? readDay(text.split(/[ T]/)[0] ?? '', at.days);
      return day ? dated(day, isOtherWeekday(text, day)) : wrong('not_a_date');
    }
    case 'datetime': {
      const time = readTime(text);
      if (time) return { time };
      const instant = readInstant(text, at.offset, at.days);
      if (!instant) return wrong('not_a_date');
      return dated(instant, isOtherWeekday(text, wallAt(Date.parse(instant), at.offset).date));
    }
    case 'ref': {
      const found = referTo(field.kind as Kind, text, at);
      return 'id' in found ? { value: found.id } : found;
    }
    case 'refs': {
      const found = partsOf(field.kind as Kind, text, at).map((one) =>
        referTo(field.kind as Kind, one, at),
      );
      const failed = found.find((one) => 'code' in one);
      if (failed && 'code' in failed) return failed;
      return { value: [...new Set(found.map((one) => ('id' in one ? one.id : '')))] };
    }
    case 'dates':
    case 'times': {
      const dates = field.type === 'dates';
      const parts = text
        .split(dates ? /[;|,،؛\n]+|\s+(?=\p{Nd}+[-/.])/u : /[;|,،؛\n]+|\s+(?=\p{Nd})/u)
        .map((part) => part.trim())
        .filter((part) => part !== '');
      const read = parts.map((part) =>
        dates ? readDay(part, at.days) : readTime(part)?.slice(0, 5),
      );
      const all = read.filter((one) => one !== undefined);
      if (all.length < read.length) return wrong(dates ? 'not_a_date' : 'not_a_time');
      return dated(
        all,
        dates && parts.some((part, index) => isOtherWeekday(part, all[index] ?? '')),
      );
    }
    case 'text': {
      if (field.format === 'country') {
        const code = at.choice(name, text);
        return code === undefined ? wrong('not_a_country') : { value: code };
      }
      if (field.format !== 'time') return { value: text };
      const time = readTime(text);
      return time ? { value: time.slice(0, 5) } : wrong('not_a_time');
    }
    default:
      return { value: text };
  }
}

/** A number as people write it: `1 200`, `12,5`, digits of Arabic script. */
function readNumber(text: string): number | undefined {
  const plain = latinDigits(text)
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/[,٫]/, '.');
  return /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}

/** What parts the items of a list. */
const listSign = /[;|\n؛]/;

/** Several names in one cell, unless the whole of it is one, commas and all. */
function partsOf(kind: Kind, text: string, { names }: CellContext): string[] {
  if (!listSign.test(text) && names.ids(kind, text).length > 0) return [text];
  return listedIn(text);
}

/** What a cell lists: parted by semicolons, or else by commas. */
function listedIn(text: string): string[] {
  const parts = text
    .split(listSign)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length !== 1) return parts;
  return text.split(/[,،]/).flatMap((part) => part.trim() || []);
}

type Reference =
  | { readonly id: string | number }
  | { readonly code: 'unknown_reference' | 'ambiguous_reference'; readonly detail: string };

function referTo(kind: Kind, text: string, { rows, names }: CellContext): Reference {
  const plain = kind === 'edition' ? latinDigits(text) : text.toLowerCase();
  const ids = rows[kind].has(plain) ? [plain] : names.ids(kind, text);
  const [id, another] = ids;
  if (id === undefined) return { code: 'unknown_reference', detail: text };
  if (another !== undefined) return { code: 'ambiguous_reference', detail: text };
  return { id: kind === 'edition' ? Number(id) : id };
}
