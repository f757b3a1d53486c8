import { isPartOf } from '#entities/belonging.ts';
import { entities, fieldsOf, isKind, type Kind, type Row } from '#entities/index.ts';
import { isRecord } from '#shared/record.ts';
import type { ContentChange, Fields, OutboxEntry } from '../protocol/operation.ts';

/**
 * The rows of a kind as they will be once the operations under way have reached the replica of an edition:
 * what is written of another one does not stand in it.
 */
export function withOverlay<K extends Kind>(
  kind: K,
  rows: ReadonlyMap<string, Row<K>>,
  entries: readonly OutboxEntry[],
  edition: number | undefined,
): ReadonlyMap<string, Row<K>> {
  const pending = entries.filter(
    ({ operation, outcome }) =>
      operation.kind === kind && (outcome.status === 'waiting' || outcome.status === 'applied'),
  );
  if (pending.length === 0) return rows;
  const overlaid = new Map(rows);
  for (const { operation } of pending) {
    const row = afterChange(operation, overlaid.get(operation.id) as Fields | undefined);
    if (row) overlaid.set(operation.id, row as unknown as Row<K>);
    else overlaid.delete(operation.id);
  }
  if (edition === undefined) return overlaid;
  for (const { operation } of pending) {
    const row = overlaid.get(operation.id) as Fields | undefined;
    if (row && !isPartOf(kind, row, edition)) overlaid.delete(operation.id);
  }
  return overlaid;
}

/** One row after a change; undefined when there is none any more. */
export function afterChange(change: ContentChange, row: Fields | undefined): Fields | undefined {
  const { action, kind, id, set } = change;
  if (action === 'delete') return undefined;
  if (action === 'insert') {
    return mergeFields(
      kind,
      { [entities[kind].id]: kind === 'edition' ? Number(id) : id, ...row },
      set ?? {},
    );
  }
  return row && mergeFields(kind, row, set ?? {});
}

/** Lays changed fields over a row, language by language where a field is localized. */
function mergeFields(kind: Kind, row: Fields, set: Fields): Fields {
  const merged: Record<string, unknown> = { ...row };
  for (const [field, value] of Object.entries(set)) {
    merged[field] = isLocalizedField(kind, field) ? mergeTexts(row[field], value) : value;
  }
  return merged;
}

function mergeTexts(old: unknown, changed: unknown): unknown {
  const texts = { ...(isRecord(old) ? old : {}), ...(isRecord(changed) ? changed : {}) };
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== null && text !== undefined),
  );
}

/** True for a field that holds one text per language; false for what this version does not know. */
export function isLocalizedField(kind: Kind, field: string): boolean {
  return isKind(kind) && fieldsOf(kind)[field]?.type === 'localized';
}
