import { entities, fieldsOf, isKind, type Kind } from '#entities/index.ts';
import { ownStep } from '#entities/own-step.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import { type Language, languages } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';
import { isNeeded, withoutGone } from '../writing/undo.ts';

/** One change of a row, as the server remembers it. */
export interface ChangeLine {
  readonly sequence: number;
  readonly kind: Kind;
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** E-mail address of the administrator; null for a change made outside the back office. */
  readonly who: string | null;
  readonly action: 'insert' | 'update' | 'delete';
  /** Of an update only the fields that changed. */
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** Reads the answer of `content_history`, newest first; undefined for another shape. */
export function readHistory(value: unknown): readonly ChangeLine[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter(isRecord).flatMap((line): ChangeLine[] => {
    const { kind } = line;
    if (!isKind(kind)) return [];
    const fields = (row: unknown) => (isRecord(row) ? written(kind, row) : null);
    return [
      { ...line, kind, before: fields(line.before), after: fields(line.after) } as ChangeLine,
    ];
  });
}

/**
 * A row as it was right after one of its changes: the row as it is now (undefined once deleted) with
 * every later change, newest first, taken back. Undefined when it did not exist then, or when this
 * device does not hold the row and cannot tell.
 */
export function versionAfter(
  now: Fields | undefined,
  lines: readonly ChangeLine[],
  sequence: number,
): Fields | undefined {
  let row = now;
  for (const line of lines) {
    if (line.sequence <= sequence) break;
    if (line.action === 'insert') row = undefined;
    else if (line.action === 'delete') row = line.before ?? undefined;
    else row = row && { ...row, ...line.before };
  }
  return row;
}

/** What these lines, newest first, say of a row and of the one that it is called after; of each field the newest. */
export function toldOf(lines: readonly ChangeLine[], kind: Kind, id: string): Fields {
  const own = lines.filter((one) => one.kind === kind && one.id === id).reverse();
  const told: Fields = Object.assign({}, ...own.flatMap(({ before, after }) => [before, after]));
  const field = entities[kind].name;
  const about = fieldsOf(kind)[field];
  if (about?.type !== 'ref') return told;
  return { ...toldOf(lines, about.kind as Kind, String(told[field])), ...told };
}

/**
 * A version without the rows it names that are gone and that it can do without: the server would refuse all of it
 * for one of them.
 */
export function withoutNamesOfGone(
  kind: Kind,
  version: Fields,
  isGone: (kind: string, id: unknown) => boolean,
): Fields {
  const fields = fieldsOf(kind);
  return Object.fromEntries(
    Object.entries(version).map(([name, value]) => {
      const field = fields[name];
      if (field?.type !== 'ref' && field?.type !== 'refs') return [name, value];
      return [name, isNeeded(field) ? value : withoutGone(value, field.kind, isGone)];
    }),
  );
}

/** How long phones are told of what has no end of its own, in ms. */
const worthTelling = 24 * 60 * 60_000;

/** Whether phones would be told of a row if it came as it was, at `now` (ms since 1970). */
export function wakesPhones(kind: Kind, row: Fields, now: number): boolean {
  const after = (at: unknown) => Date.parse(String(at)) + worthTelling > now;
  if (kind === 'news') return row.published === true && after(row.published_at);
  if (kind !== 'announcement' || row.status === 'draft') return false;
  if (row.status === 'scheduled') return true;
  return row.expires_at ? Date.parse(String(row.expires_at)) > now : after(row.sent_at);
}

/**
 * The change that brings a row to an earlier version, or back, at `now` (ms since 1970); undefined when it is
 * that already. What is a step of its own stays as it is now, or as it is before that step where the row was
 * deleted: what is restored sends nothing, wakes no phone and puts nothing on air. An announcement that is over
 * comes back as sent: nobody is told of it.
 */
export function wayBack(
  kind: Kind,
  id: string,
  row: Fields | undefined,
  wanted: Fields,
  now: number,
): ContentChange | undefined {
  const wakes = wakesPhones(kind, wanted, now);
  const stays = stepOf(kind, wanted, row, wakes);
  if (row) {
    const texts = Object.entries(wanted).filter(([name]) => !(name in stays));
    return changeBetween(kind, id, row, Object.fromEntries(texts));
  }
  const set = kind === 'announcement' && !wakes ? wanted : { ...wanted, ...stays };
  return { kind, id, action: 'insert', base: null, set };
}

/** What of an earlier version is no text but a step, as it is before that step. */
function stepOf(kind: Kind, wanted: Fields, row: Fields | undefined, wakes: boolean): Fields {
  if (kind === 'news') return wakes && row?.published !== true ? { published: false } : {};
  // When something goes out is said as it is sent; an hour that is still to come may be chosen again.
  const isSent = row ? row.status !== wanted.status : wanted.status === 'sent';
  return { ...ownStep[kind], ...(kind === 'announcement' && isSent && { sent_at: null }) };
}

/** One field (of a localized field one language) before a change and after it. */
export interface ChangedPart {
  readonly field: string;
  readonly language?: Language;
  readonly before: unknown;
  readonly after: unknown;
}

/** What an update changed, text by text: who reads another language sees it too. */
export function changedParts({ kind, before, after }: ChangeLine): readonly ChangedPart[] {
  return Object.keys(after ?? {}).flatMap((field): ChangedPart[] => {
    const old = before?.[field];
    const next = after?.[field];
    if (fieldsOf(kind)[field]?.type !== 'localized') return [{ field, before: old, after: next }];
    const text = (texts: unknown, language: Language) =>
      isRecord(texts) ? texts[language] : undefined;
    return languages
      .map((language) => ({
        ...{ field, language },
        ...{ before: text(old, language), after: text(next, language) },
      }))
      .filter((part) => part.before !== part.after);
  });
}

/** The fields a person writes, with instants as this side writes them. */
function written(kind: Kind, row: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fieldsOf(kind))
      .filter(([name, field]) => !field.readonly && row[name] !== undefined)
      .map(([name, { type }]) => {
        const value = row[name];
        const instant = type === 'datetime' && typeof value === 'string';
        return [name, instant ? new Date(value).toISOString() : value];
      }),
  );
}
