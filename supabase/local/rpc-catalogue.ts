import type { Sql } from 'postgres';

/** How a function's result becomes JSON. */
type ResultKind = 'nothing' | 'json' | 'value';

/** A function in schema public as the catalogue describes it. */
export interface RpcFunction {
  name: string;
  args: { name: string; type: string; required: boolean }[];
  returnsSet: boolean;
  result: ResultKind;
}

interface CatalogueRow {
  names: string[];
  types: string[];
  defaults: number;
  returns_set: boolean;
  result: ResultKind;
}

/** Looks up functions by name and remembers them; `forget` after an answer showed a change. */
export class RpcCatalogue {
  private readonly sql: Sql;
  private readonly known = new Map<string, RpcFunction[]>();

  constructor(sql: Sql) {
    this.sql = sql;
  }

  /** The overload that takes exactly these arguments, those with a default aside. */
  async find(name: string, given: string[]): Promise<RpcFunction | undefined> {
    const overloads = this.known.get(name) ?? (await this.read(name));
    return overloads.find(
      ({ args }) =>
        given.every((arg) => args.some((known) => known.name === arg)) &&
        args.every((arg) => !arg.required || given.includes(arg.name)),
    );
  }

  forget(name: string): void {
    this.known.delete(name);
  }

  private async read(name: string): Promise<RpcFunction[]> {
    const rows = await this.sql<CatalogueRow[]>`
      select
        coalesce((
          select json_agg(coalesce(arg.name, '') order by arg.position)
          from unnest(p.proargnames) with ordinality as arg (name, position)
          where p.proargmodes is null or p.proargmodes[arg.position] in ('i', 'b', 'v')
        ), '[]') as names,
        coalesce((
          select json_agg(format_type(arg.type, null) order by arg.position)
          from unnest(p.proargtypes) with ordinality as arg (type, position)
        ), '[]') as types,
        p.pronargdefaults as defaults,
        p.proretset as returns_set,
        case
          when t.typname = 'void' then 'nothing'
          when t.typname in ('json', 'jsonb') then 'json'
          else 'value'
        end as result
      from pg_proc p
      join pg_type t on t.oid = p.prorettype
      where p.pronamespace = 'public'::regnamespace
        and p.proname = ${name} and p.prokind = 'f' and t.typname <> 'trigger'`;
    const functions = rows.map((row) => ({
      name,
      args: row.types.map((type, index) => ({
        name: row.names[index] ?? '',
        type,
        required: index < row.types.length - row.defaults,
      })),
      returnsSet: row.returns_set,
      result: row.result,
    }));
    if (functions.length > 0) this.known.set(name, functions);
    return functions;
  }
}
