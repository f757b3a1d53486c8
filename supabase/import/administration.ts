import postgres from 'postgres';
import { isKind, type Kind } from '#entities/index.ts';
import type { HeldRows, PlannedOperation } from '#exchange/index.ts';
import { PlainError } from '#local/command.ts';
import type { ArchivedRow } from '#replica/protocol/restore.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What the server answered to one operation. */
export type Answer = { readonly op: string } & (
  | { readonly status: 'applied' | 'conflict' }
  | { readonly status: 'refused'; readonly code: string; readonly message: string }
);

/** A database as an administrator reaches it: by `sync_pull` and `sync_push`, under RLS. */
export interface Administration {
  /** All rows of an edition, drafts included; of the current one when none is named. */
  pull(edition: number | undefined): Promise<{ edition: number | undefined; rows: HeldRows }>;
  /** Applies all operations in one transaction; answers in their order. */
  push(operations: readonly PlannedOperation[]): Promise<readonly Answer[]>;
  /** Writes archived rows as they are, all or none, or none at all; answers how many were missing. */
  restore(rows: readonly ArchivedRow[], options: { readonly dryRun: boolean }): Promise<number>;
  close(): Promise<void>;
}

/** Why the command cannot go on, in words for whoever started it. */
export class ImportFailure extends PlainError {}

/** The most operations that `sync_push` takes in one call. */
const mostInBatch = 5_000;
/** A forum of a few thousand sessions takes seconds; beyond this something hangs. */
const LONGEST_MS = 120_000;

/** Opens a database as its first administrator. Throws an ImportFailure when that cannot be. */
export async function openAdministration(databaseUrl: string): Promise<Administration> {
  if (!/^postgres(ql)?:/.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new ImportFailure(
      'The database is named by an address as postgresql://USER:PASSWORD@HOST:5432/postgres.',
    );
  }
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    const [administrator] = await sql<{ user_id: string }[]>`
      select user_id from public.administrators
      where 'administrator' = any (roles) order by created_at, user_id limit 1`;
    if (!administrator) {
      throw new ImportFailure(
        'There is no administrator yet, in whose name to import. Make one with\n' +
          '  npm run admin -- create you@example.org',
      );
    }
    return administrationOf(sql, administrator.user_id);
  } catch (error) {
    await sql.end({ timeout: 1 });
    if (error instanceof ImportFailure) throw error;
    throw new ImportFailure(`The back end cannot be reached: ${reasonOf(error)}`);
  }
}

function administrationOf(sql: postgres.Sql, userId: string): Administration {
  const claims = JSON.stringify({ sub: userId, role: 'authenticated' });
  const asAdministrator = async <T>(work: (at: postgres.TransactionSql) => Promise<T>) => {
    const [result] = await sql.begin(async (transaction) => {
      await transaction`
        select set_config('statement_timeout', ${String(LONGEST_MS)}, true),
          set_config('role', 'authenticated', true),
          set_config('request.jwt.claims', ${claims}, true)`;
      return [await work(transaction)] as const;
    });
    return result as T;
  };
  return {
    pull: (edition) => asAdministrator((transaction) => pullAll(transaction, edition)),
    push: (operations) =>
      asAdministrator(async (transaction) => {
        const answers: Answer[] = [];
        for (let start = 0; start < operations.length; start += mostInBatch) {
          const ops = operations.slice(start, start + mostInBatch).map(({ where: _, ...op }) => op);
          const [row] = await transaction<{ answer: { results: Answer[] } }[]>`
            select public.sync_push(${JSON.stringify({ ops })}::text::jsonb) as answer`;
          answers.push(...(row?.answer.results ?? []));
        }
        return answers;
      }),
    restore: (rows, { dryRun }) =>
      asAdministrator(async (transaction) => {
        let written = 0;
        const tried = new Error('A dry run writes nothing');
        const attempt = transaction.savepoint(async (point) => {
          const [row] = await point<{ answer: { written: number } }[]>`
            select public.admin_restore(${JSON.stringify(rows)}::text::jsonb) as answer`;
          written = row?.answer.written ?? 0;
          if (dryRun) throw tried;
        });
        await attempt.catch((error) => {
          if (error !== tried) throw error;
        });
        return written;
      }),
    close: () => sql.end({ timeout: 5 }),
  };
}

interface Pulled {
  readonly edition: number | null;
  readonly revision: number;
  readonly more: boolean;
  readonly rows: readonly { readonly kind: string; readonly id: string; readonly row?: Fields }[];
}

async function pullAll(sql: postgres.TransactionSql, wanted: number | undefined) {
  const rows = new Map<Kind, Map<string, Fields>>();
  let edition = wanted;
  let since = 0;
  for (let more = true; more; ) {
    const [answered] = await sql<{ pulled: Pulled }[]>`
      select public.sync_pull(${edition ?? null}, ${since}, null, 'admin') as pulled`;
    if (!answered) break;
    const { pulled } = answered;
    for (const { kind, id, row } of pulled.rows) {
      if (!row || !isKind(kind)) continue;
      rows.set(kind, (rows.get(kind) ?? new Map<string, Fields>()).set(id, row));
    }
    edition ??= pulled.edition ?? undefined;
    since = pulled.revision;
    more = pulled.more;
  }
  return { edition, rows };
}

/** The innermost reason of a failed connection, which `postgres` wraps in several errors. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || String(error) : String(error);
}
