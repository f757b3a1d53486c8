import { entities, fieldsOf, type Kind } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import type { Entity } from '#entities/kit/entity.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { Fields, Operation } from '#replica/protocol/operation.ts';
import { presentTime } from '#shared/clock.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { notice, type Tell, type Where } from './notice.ts';

/** A row as an import would have it. */
export interface Draft {
  readonly kind: Kind;
  readonly id: string;
  readonly where: Where;
  /** What the file says; a row that differs is changed. */
  readonly says: Fields;
  /** What a new row needs besides; left as it is in one that exists. */
  readonly assumes: Fields;
  /** What the file says besides, for a row that has nothing there: what people chose themselves stays. */
  readonly fills?: Fields;
}

export type Verdict =
  | { readonly state: 'new' | 'changed'; readonly operation: Operation; readonly row: Fields }
  | { readonly state: 'unchanged'; readonly row: Fields }
  | { readonly state: 'refused' };

/**
 * The operation that makes the database agree with a draft: an insert, an update of only the fields
 * and languages that differ, or nothing. A row that its entity's own rules refuse is told and left
 * out. Texts in languages that the file does not give stay.
 */
export function operationFor(draft: Draft, held: Fields | undefined, tell: Tell): Verdict {
  const { kind, id, where, says, assumes, fills = {} } = draft;
  const wanted = held
    ? mergedInto(kind, held, { ...missingIn(held, fills), ...says })
    : { ...assumes, ...fills, ...says };
  // The union of all entities is narrower than `Entity` only in what their rules accept.
  const issues = check(entities[kind] as unknown as Entity, wanted);
  if (issues.length > 0) {
    const reasons = issues.map(({ field, code }) => `${field}: ${code}`).join(', ');
    tell(notice('refused', where, reasons));
    return { state: 'refused' };
  }
  const stamp = { op: randomUuid(), at: new Date(presentTime()).toISOString() };
  if (!held) {
    return {
      state: 'new',
      row: wanted,
      operation: { ...stamp, kind, id, action: 'insert', base: null, set: wanted },
    };
  }
  const change = changeBetween(kind, id, held, wanted);
  if (!change) return { state: 'unchanged', row: wanted };
  return { state: 'changed', operation: { ...stamp, ...change }, row: wanted };
}

function missingIn(held: Fields, fills: Fields): Fields {
  const isNothing = (value: unknown) =>
    value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fills).filter(([name]) => isNothing(held[name])));
}

/** What a row becomes: languages are added to texts, and an instant written otherwise is the same. */
export function mergedInto(kind: Kind, held: Fields, says: Fields): Fields {
  const merged: Record<string, unknown> = { ...held };
  for (const [name, value] of Object.entries(says)) {
    const field = fieldsOf(kind)[name];
    const before = held[name];
    if (field?.type === 'localized') {
      merged[name] = { ...(before as Fields | null), ...(value as Fields) };
    } else if (field?.type !== 'datetime' || !isSameInstant(before, value)) {
      merged[name] = value;
    }
  }
  return merged;
}

function isSameInstant(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' && Date.parse(a) === Date.parse(b);
}
