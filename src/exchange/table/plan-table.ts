import { entities, fieldsOf, type Kind } from '#entities/index.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import { type Language, type Localized, pick } from '#shared/localized.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { isRecord } from '#shared/record.ts';
import { addDays } from '#shared/time.ts';
import { type Labels, matchColumns, targetsOf } from './columns.ts';
import type { Days } from './day-and-time.ts';
import { changeOf, type RowContext, type RowIssue, type RowReading, readRow } from './plan-row.ts';
import { allNames, namesOf } from './rows-by-name.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** What a row of a table would do. */
export interface PlannedRow {
  readonly number: number;
  /** What it is called in the reader's language, or else in another. */
  readonly name: string;
  readonly state: 'new' | 'changed' | 'same' | 'wrong';
  readonly change?: ContentChange;
  readonly issues: readonly RowIssue[];
}

/** What a table would do, row by row. Nothing is written yet. */
export interface TablePlan {
  readonly rows: readonly PlannedRow[];
  /** Required fields for which no column stands. */
  readonly missing: readonly string[];
  /** The second row repeated the headings and was left out. */
  readonly headerRepeated: boolean;
}

export interface TableRequest extends Omit<RowContext, 'names' | 'days'> {
  readonly sheet: Sheet;
  /** The target of each column; see `matchColumns`. */
  readonly columns: readonly (string | undefined)[];
  readonly labels: Labels;
  readonly language: Language;
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
/** How many rows are planned between two breaths of the page. */
const slice = 100;

/**
 * Plans a table against the rows that there are: a row with an id changes the row of that id or makes
 * one of it; a row without one changes the row of its name or makes a new one. `pause` is awaited now
 * and then, so that the page stays alive.
 */
export async function planTable(
  request: TableRequest,
  pause: () => Promise<void>,
): Promise<TablePlan> {
  const { kind, sheet, columns, rows } = request;
  const known = new Map(targetsOf(kind).map((target) => [target.key, target]));
  const targets = columns.map((key) => (key === undefined ? undefined : known.get(key)));
  const context = { ...request, names: namesOf(rows), days: daysOf(request) };
  const headerRepeated = repeatsHeader(sheet.rows[0], request);
  const body = headerRepeated ? sheet.rows.slice(1) : sheet.rows;
  const seen = new Map<string, number>();
  const planned: PlannedRow[] = [];
  for (const [index, row] of body.entries()) {
    if (index % slice === slice - 1) await pause();
    const reading = readRow(row, targets, context);
    planned.push(planRow(row.number, reading, rows[kind].size + index, seen, context));
  }
  return { rows: planned, missing: missingFields(kind, columns), headerRepeated };
}

function planRow(
  number: number,
  reading: RowReading,
  position: number,
  seen: Map<string, number>,
  context: RowContext & Pick<TableRequest, 'language'>,
): PlannedRow {
  const { kind, rows, language } = context;
  const found = identify(reading, context);
  const id = 'id' in found ? found.id : undefined;
  const held = id === undefined ? undefined : (rows[kind].get(id) as Fields | undefined);
  const made = changeOf(reading, id ?? newId(kind, reading.says), held, position, context);
  const issues = [...reading.issues, ...('code' in found ? [found] : []), ...made.issues];
  const label = allNames(kind, made.wanted)[0] ?? '';
  const key = id ?? `${label} ${JSON.stringify(distinction(kind, made.wanted))}`;
  const earlier = seen.get(key);
  if (earlier === undefined) seen.set(key, number);
  else {
    const code = reading.id === undefined ? 'duplicate_row' : 'duplicate_id';
    issues.push({ code, detail: String(earlier), error: true });
  }
  const names = made.wanted[entities[kind].name];
  const name = (isRecord(names) && pick(names as Localized, language)?.text) || label;
  const row = { number, name, issues };
  if (issues.some(({ error }) => error)) return { ...row, state: 'wrong' };
  if (!made.change) return { ...row, state: 'same' };
  return { ...row, state: held ? 'changed' : 'new', change: made.change };
}

/** The id of the row that is meant; none for a new row without one. */
function identify(
  { id, says }: RowReading,
  context: RowContext,
): { readonly id: string | undefined } | RowIssue {
  const { kind, rows, names } = context;
  if (id !== undefined) {
    const free = entities[kind].id in entities[kind].fields;
    if (free || rows[kind].has(id) || uuid.test(id)) return { id };
    return { code: 'bad_id', detail: id, error: true };
  }
  const called = allNames(kind, says).flatMap((name) => names.ids(kind, name));
  const ids = [...new Set(called)];
  if (ids.length < 2) return { id: ids[0] };
  const wanted = distinction(kind, says);
  const alike = ids.filter((one) =>
    Object.entries(wanted).every(([field, value]) => {
      const held = (rows[kind].get(one) as Fields)[field];
      return value === held || (Date.parse(String(value)) || 0) === Date.parse(String(held));
    }),
  );
  if (alike.length === 1) return { id: alike[0] };
  return { code: 'ambiguous_row', detail: allNames(kind, says)[0] ?? '', error: true };
}

/** What tells rows of one name apart, as far as a row says it. */
function distinction(kind: Kind, says: Fields): Fields {
  const telling = ['starts_at', 'date', 'event_id', 'speaker_id', 'slug'];
  return Object.fromEntries(
    telling
      .filter((field) => field in entities[kind].fields && says[field] !== undefined)
      .map((field) => [field, says[field]]),
  );
}

/** The days of the edition, and the night that follows them. */
function daysOf({ rows, edition }: TableRequest): Days | undefined {
  const held = rows.edition.get(String(edition)) as Fields | undefined;
  return held && { first: String(held.starts_on), last: addDays(String(held.ends_on), 1) };
}

/** The id of something new: the one a person chooses, or a random one. */
function newId(kind: Kind, says: Fields): string {
  const { id, fields } = entities[kind];
  return id in fields ? String(says[id] ?? '') : randomUuid();
}

function missingFields(kind: Kind, columns: readonly (string | undefined)[]): string[] {
  const there = new Set(columns.map((key) => key?.split('.')[0]));
  const supplied = ['edition_id', 'published_at', 'position', 'utc_offset'];
  return Object.entries(fieldsOf(kind))
    .filter(([name, { required, readonly, type }]) => {
      return required && !readonly && type !== 'choice' && !supplied.includes(name);
    })
    .map(([name]) => name)
    .filter((name) => !there.has(name));
}

/** True for a first row that says again, in whatever words, what the columns are. */
function repeatsHeader(
  row: SheetRow | undefined,
  { kind, labels, language, columns }: TableRequest,
): boolean {
  if (!row) return false;
  const again = matchColumns(kind, row.cells, labels, language);
  const field = (key: string | undefined) => key?.split('.')[0];
  const filled = row.cells.filter((cell) => cell !== '').length;
  const same = again.filter((key, index) => key && field(key) === field(columns[index])).length;
  return filled > 0 && same === filled;
}
