import type { ISql, Sql } from 'postgres';
import { entities, type Kind, kinds } from '#entities/index.ts';
import type { Content } from './rows/content.ts';

/** How many rows of each kind were stored; undefined when the database held an edition already. */
export type Stored = Readonly<Record<Kind, number>> | undefined;

/** Where a speaker is written to, which is no content. */
export interface Contact {
  readonly speaker_id: string;
  readonly email: string;
}

/** True when the database holds no edition. */
export async function isEmpty(sql: ISql): Promise<boolean> {
  const [state] = await sql`select not exists (select from public.editions) as empty`;
  return state?.empty === true;
}

/**
 * Stores rows of every kind in one transaction, one statement per table, unless there is an edition.
 * Two seeds at once queue behind each other, so the second finds the first one's.
 */
export async function storeWhenEmpty(
  sql: Sql,
  content: Content,
  contacts: readonly Contact[] = [],
): Promise<Stored> {
  return sql.begin(async (transaction): Promise<Stored> => {
    await transaction`select sync.lock()`;
    if (!(await isEmpty(transaction))) return undefined;
    const counts: Partial<Record<Kind, number>> = {};
    for (const kind of kinds) {
      counts[kind] = 0;
      if (content[kind].length === 0) continue;
      const table = `public.${entities[kind].table}`;
      const columns = transaction(Object.keys(content[kind][0] ?? {}));
      const rows = JSON.stringify(content[kind]);
      const { count } = await transaction`
        insert into ${transaction(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${transaction(table)}, ${rows}::text::jsonb)`;
      counts[kind] = count;
    }
    for (const { speaker_id, email } of contacts) {
      await transaction`insert into public.speaker_contacts (speaker_id, email)
        values (${speaker_id}, ${email})`;
    }
    return counts as Record<Kind, number>;
  });
}
