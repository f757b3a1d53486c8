import {
  type Entity,
  entities,
  fieldsOf,
  type Issue,
  type IssueCode,
  type Kind,
} from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import { newRow } from '#entities/new-row.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Language } from '#shared/localized.ts';
import { addDays, instantAt } from '#shared/time.ts';
import { mergedInto } from '../draft.ts';
import { nightBefore, nightEnds } from '../place-in-time.ts';
import type { Target } from './columns.ts';
import { isFailedFormula, looksLikeFormula } from './formula.ts';
import { type CellContext, type RowIssueCode, readCell } from './read-cell.ts';
import type { SheetRow } from './sheet.ts';
import { htmlOf, looksLikeHtml } from './table-text.ts';

/** Something told of a row; an error keeps the row out, anything else is a remark. */
export interface RowIssue {
  readonly code: RowIssueCode;
  readonly field?: string;
  readonly language?: Language;
  readonly detail?: string;
  readonly error: boolean;
}

export interface RowContext extends CellContext {
  readonly kind: Kind;
  readonly edition: number;
  /** Reduces HTML to what texts may contain. */
  readonly clean: (html: string) => string;
  /** The present, ISO 8601. */
  readonly now: string;
  /** What is wrong besides what the entity says. */
  readonly alsoCheck?: ((values: Fields) => readonly Issue[]) | undefined;
}

/** What a row of a table says, field by field. */
export interface RowReading {
  readonly id?: string;
  readonly says: Fields;
  readonly times: Readonly<Record<string, string>>;
  readonly issues: RowIssue[];
}

const remarks: readonly RowIssueCode[] = [
  'formula',
  'html_cleaned',
  'carried_down',
  'other_weekday',
];

/** Reads the cells of a row into the fields of its columns; an empty cell says nothing. */
export function readRow(
  { cells, carried = [] }: SheetRow,
  targets: readonly (Target | undefined)[],
  context: RowContext,
): RowReading {
  const { kind } = context;
  const declared = fieldsOf(kind);
  const says: Record<string, unknown> = {};
  const times: Record<string, string> = {};
  const issues: RowIssue[] = [];
  let id: string | undefined;
  const tell = (code: RowIssueCode, target?: Target, detail?: string) =>
    issues.push({
      code,
      error: !remarks.includes(code),
      ...(target ? { field: target.field } : {}),
      ...(target?.language ? { language: target.language } : {}),
      ...(detail ? { detail } : {}),
    });
  const beyond = cells.slice(targets.length).filter((cell) => cell !== '');
  if (beyond.length > 0) tell('extra_cells', undefined, beyond.join(' · '));
  for (const [index, target] of targets.entries()) {
    const text = cells[index] ?? '';
    if (!target || text === '') continue;
    if (isFailedFormula(text)) {
      tell('cell_error', target, text);
      continue;
    }
    if (carried.includes(index)) tell('carried_down', target, text);
    if (target.field === entities[kind].id) id = text.toLowerCase();
    const field = declared[target.field];
    if (!field) continue;
    if (looksLikeFormula(text)) tell('formula', target, text);
    if (field.type === 'localized') {
      const html = looksLikeHtml(text);
      if (html && !field.html) tell('html', target, text);
      const clean = field.html ? htmlOf(text, context.clean) : text;
      if (html && field.html && clean !== text) tell('html_cleaned', target);
      if (target.language && clean !== '') {
        says[target.field] = { ...(says[target.field] as Fields), [target.language]: clean };
      }
      continue;
    }
    const reading = readCell(target.field, field, text, context);
    if ('code' in reading) tell(reading.code, target, reading.detail);
    else if ('time' in reading) times[target.field] = reading.time;
    else {
      says[target.field] = reading.value;
      if (reading.remark) tell(reading.remark, target, text);
    }
  }
  return { ...(id === undefined ? {} : { id }), says, times, issues };
}

/** The change that brings a row into agreement with what was read, and what the entity's rules say. */
export function changeOf(
  reading: RowReading,
  id: string,
  held: Fields | undefined,
  position: number,
  context: RowContext,
): { change: ContentChange | undefined; issues: readonly RowIssue[]; wanted: Fields } {
  const { kind, edition } = context;
  const { says, untimed, dayless } = withTimes(reading, held, context);
  const wanted = held
    ? mergedInto(kind, held, says)
    : { ...newRow(kind, edition), ...defaultsOf(kind, position, context), ...says };
  const told = [...reading.issues, ...untimed].filter(({ error }) => error);
  const known = new Set([...told.map(({ field }) => field), ...dayless]);
  const found = [
    ...check(entities[kind] as unknown as Entity, wanted),
    ...(context.alsoCheck?.(wanted) ?? []),
  ]
    // What could not be read has been told already.
    .filter(({ field }) => !known.has(field))
    .map(({ field, code, language }): RowIssue => {
      return { field, code: code as IssueCode, error: true, ...(language ? { language } : {}) };
    });
  const issues = [...untimed, ...found];
  if (issues.length > 0) return { change: undefined, issues, wanted };
  const change = held
    ? changeBetween(kind, id, held, wanted)
    : ({ kind, id, action: 'insert', base: null, set: wanted } as const);
  return { change, issues, wanted };
}

/**
 * Times of day become instants of the row's own day, and are `dayless` where only that is missing; a start after
 * midnight is of the night that follows it, unless that is where it stands, and an end before the start is of the
 * next day.
 */
function withTimes(
  { says, times }: RowReading,
  held: Fields | undefined,
  { kind, offset }: RowContext,
): { says: Fields; untimed: readonly RowIssue[]; dayless: readonly string[] } {
  const placed: Record<string, unknown> = { ...says };
  const untimed: RowIssue[] = [];
  const dayless: string[] = [];
  const clock = new Date(Date.parse(String(says.starts_at)) + offset * 60_000);
  if (kind === 'event' && !held && says.date === undefined && !Number.isNaN(clock.getTime())) {
    const [date = '', time = ''] = clock.toISOString().split('T');
    placed.date = nightBefore({ date, time });
  }
  const day = placed.date ?? held?.date;
  for (const [field, time] of Object.entries(times)) {
    if (typeof day !== 'string') {
      if ('date' in fieldsOf(kind)) dayless.push(field);
      else untimed.push({ code: 'not_a_date', field, detail: time, error: true });
      continue;
    }
    const start = field === 'ends_at' ? (placed.starts_at ?? held?.starts_at) : undefined;
    const begins = Date.parse(String(start));
    const same = instantAt(day, time, offset);
    const stands = Date.parse(String(held?.[field])) === same;
    const after = field === 'starts_at' ? time < nightEnds && !stands : same <= begins;
    const at = after ? instantAt(addDays(day, 1), time, offset) : same;
    placed[field] = new Date(at).toISOString();
  }
  return { says: placed, untimed, dayless };
}

/** What a new row needs and a table seldom says. */
function defaultsOf(kind: Kind, position: number, { offset, now }: RowContext): Fields {
  if (kind === 'news') return { published_at: now };
  if (kind === 'edition') return { utc_offset: offset };
  return kind === 'zone' || kind === 'intervention' ? { position } : {};
}
