import type { Kind } from '#entities/index.ts';
import type { Result } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';
import type { Backend } from './backend.ts';
import type { Fields } from './operation.ts';

/** A row as an archive keeps it: every field, the server's own included. */
export interface ArchivedRow {
  readonly kind: Kind;
  readonly id: string;
  readonly row: Fields;
}

/** Has the server write archived rows, all or none; resolves with how many were missing there. */
export async function restoreRows(
  backend: Backend,
  token: () => Promise<Result<string>>,
  rows: readonly ArchivedRow[],
): Promise<Result<number>> {
  const credential = await token();
  if (!credential.ok) return credential;
  return backend.post('admin_restore', { p_rows: rows }, readWritten, credential.value);
}

function readWritten(answer: unknown): number | undefined {
  return isRecord(answer) && typeof answer.written === 'number' ? answer.written : undefined;
}
