import { fieldsOf, isKind, type Kind } from '#entities/index.ts';
import { ownStep } from '#entities/own-step.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import { type Language, languages } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';

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

/**
 * The change that brings a row to an earlier version, or back; undefined when it is that already. What is a
 * step of its own stays as it is now: a text that is restored sends nothing and puts nothing on air.
 */
export function wayBack(
  kind: Kind,
  id: string,
  row: Fields | undefined,
  wanted: Fields,
): ContentChange | undefined {
  if (!row) return { kind, id, action: 'insert', base: null, set: wanted };
  // When something goes out is said as it is sent.
  const isSent = kind === 'announcement' && row.status !== wanted.status;
  const stays = new Set([...(ownStep[kind] ?? []), ...(isSent ? ['sent_at'] : [])]);
  const texts = Object.entries(wanted).filter(([name]) => !stays.has(name));
  return changeBetween(kind, id, row, Object.fromEntries(texts));
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
