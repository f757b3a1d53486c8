import { isKind, type Kind, type Row } from '#entities/index.ts';
import { isRecord } from '#shared/record.ts';

/** A row as the server sends it: its content, or only the word that it is gone. */
export type SyncRow = PresentRow | GoneRow;

export interface PresentRow {
  readonly kind: Kind;
  readonly id: string;
  /** The revision of the site at which this state of the row appeared. */
  readonly revision: number;
  readonly row: Row;
}

export interface GoneRow {
  readonly kind: Kind;
  readonly id: string;
  readonly revision: number;
  readonly gone: true;
}

/** True when the row is no longer there for this reader. */
export function isGone(row: SyncRow): row is GoneRow {
  return 'gone' in row;
}

/** The key a row is stored under; rows of one kind are neighbours. */
export function keyOf(row: { readonly kind: Kind; readonly id: string }): string {
  return `${row.kind}:${row.id}`;
}

/** Kind and id of a row stored under a key. */
export function splitKey(key: string): [kind: Kind, id: string] {
  const end = key.indexOf(':');
  return [key.slice(0, end) as Kind, key.slice(end + 1)];
}

/**
 * Reads one row of an answer. Returns undefined when it is not a row at all, and null for a kind
 * that this version does not know, which an older app skips.
 */
export function readSyncRow(value: unknown): SyncRow | null | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, id, revision, row, gone } = value;
  if (typeof kind !== 'string' || typeof id !== 'string' || !isRevision(revision)) return undefined;
  if (gone !== true && !isRecord(row)) return undefined;
  if (!isKind(kind)) return null;
  return gone === true ? { kind, id, revision, gone } : { kind, id, revision, row: row as Row };
}

/** True for a revision: a whole number from 0. */
export function isRevision(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
