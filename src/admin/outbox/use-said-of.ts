import { isKind } from '#entities/index.ts';
import type { Fields, OutboxEntry } from '#replica/protocol/operation.ts';
import { isRecord } from '#shared/record.ts';
import { useServer } from '../kinds/use-server.ts';

/**
 * What is known of the row that a change is of, by which it can be called. A change says what it changes
 * and no more: of a row that somebody else has deleted, only the server remembers the rest.
 */
export function useSaidOf({ operation, outcome }: OutboxEntry): Fields {
  const { kind, id, base, set } = operation;
  const isGone = outcome.status === 'conflict' && outcome.row === null && isKind(kind);
  const question = isGone ? { p_kind: kind, p_id: id, p_before: null, p_limit: 1 } : undefined;
  const { value: was } = useServer('content_history', question, readLast);
  return { ...was, ...base, ...set };
}

/** The row before the last of its changes that an answer tells of. */
function readLast(lines: unknown): Fields | undefined {
  const last: unknown = Array.isArray(lines) ? lines[0] : undefined;
  return isRecord(last) && isRecord(last.before) ? last.before : undefined;
}
