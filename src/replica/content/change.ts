import type { Kind } from '#entities/index.ts';
import { isRecord } from '#shared/record.ts';
import type { ContentChange, Fields, Operation, OutboxEntry } from '../protocol/operation.ts';
import { isLocalizedField } from './overlay.ts';

/**
 * The update that turns one row into another: exactly the fields that differ, and of localized
 * fields exactly the languages. Undefined when nothing differs.
 */
export function changeBetween(
  kind: Kind,
  id: string,
  before: Fields,
  after: Fields,
): ContentChange | undefined {
  const base: Record<string, unknown> = {};
  const set: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(after)) {
    if (sameValue(before[field], value)) continue;
    const old = before[field];
    if (isLocalizedField(kind, field)) {
      const languages = Object.keys({ ...textsOf(old), ...textsOf(value) }).filter(
        (language) => textsOf(old)[language] !== textsOf(value)[language],
      );
      if (languages.length === 0) continue;
      base[field] = pick(textsOf(old), languages);
      set[field] = pick(textsOf(value), languages);
    } else {
      base[field] = old ?? null;
      set[field] = value;
    }
  }
  return Object.keys(set).length > 0 ? { kind, id, action: 'update', base, set } : undefined;
}

/**
 * The operation of an entry, made against the server's row where the two were in conflict. What was
 * to be inserted and is there by now becomes an update of it. `seen` is the revision on show.
 */
export function rebased({ operation, outcome }: OutboxEntry, seen: number): Operation {
  if (outcome.status !== 'conflict') return operation;
  const { row, revision } = outcome;
  if (!row) return operation;
  if (!operation.set) return { ...operation, base: row, seen: Math.max(seen, revision) };
  const base = Object.entries(operation.set).map(([field, value]) => [
    field,
    isLocalizedField(operation.kind, field) && isRecord(value)
      ? pick(textsOf(row[field]), Object.keys(value))
      : (row[field] ?? null),
  ]);
  const action = operation.action === 'insert' ? 'update' : operation.action;
  return { ...operation, action, base: Object.fromEntries(base) };
}

function textsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

function pick(texts: Fields, languages: readonly string[]): Fields {
  return Object.fromEntries(languages.map((language) => [language, texts[language] ?? null]));
}

/** Equality of JSON values, whatever the order of their keys. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  return Object.keys({ ...a, ...b }).every((key) => sameValue(a[key], b[key]));
}
