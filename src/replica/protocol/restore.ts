import { isKind, type Kind } from '#entities/index.ts';
import type { Failure, Result } from '#shared/failure.ts';
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

/** The row that ended a restore, and why. */
export interface RefusedRow {
  readonly kind: Kind;
  readonly id: string;
  readonly reason: 'differs' | 'taken' | 'refers' | 'unknown' | 'invalid';
}

const reasons: Readonly<Record<string, RefusedRow['reason']>> = {
  '23505': 'taken',
  '23503': 'refers',
  '22023': 'unknown',
  '42703': 'unknown',
};

/** Which row of the archive the server would not write; undefined where it names none. */
export function refusedRow({ code, detail = '' }: Failure): RefusedRow | undefined {
  if (code !== 'invalid' && code !== 'conflict') return undefined;
  const [, kind, id] = /"details":"(\w+) ([^"]+)"/.exec(detail) ?? [];
  if (!isKind(kind) || !id) return undefined;
  const [, state = ''] = /"code":"(\w{5})"/.exec(detail) ?? [];
  if (/"message":"there is another /.test(detail)) return { kind, id, reason: 'differs' };
  // What is planned is JSON, and refused by the code of what there is no column for.
  const planned = / is planned with such a value"/.test(detail);
  return { kind, id, reason: planned ? 'invalid' : (reasons[state] ?? 'invalid') };
}
