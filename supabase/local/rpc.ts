import type { Sql, TransactionSql } from 'postgres';
import type { Caller, Role } from './caller.ts';
import { databaseErrorResponse, errorResponse } from './postgrest-errors.ts';
import { RpcCatalogue, type RpcFunction } from './rpc-catalogue.ts';

/** Answers a call of a function; undefined when it asks for what only the table API can do. */
export type RpcHandler = (request: Request, caller: Caller) => Promise<Response | undefined>;

/** The longest that a statement may take, as the hosted service sets it for these roles. */
const STATEMENT_TIMEOUT: Record<Role, string> = {
  anon: '3s',
  authenticated: '8s',
  service_role: '60s',
};
const PREFIX = '/rest/v1/rpc/';

/** Row filters and the like that PostgREST applies to what a set-returning function gives. */
const TABLE_PARAMETERS = new Set(['select', 'order', 'limit', 'offset', 'and', 'or', 'columns']);

/**
 * Calls functions of schema public as PostgREST does (see docs/decisions/0003): by GET in a
 * read-only transaction or by POST, under the caller's role and claims. `sql` logs in as
 * authenticator.
 */
export function createRpcHandler(sql: Sql): RpcHandler {
  const catalogue = new RpcCatalogue(sql);
  return async (request, caller) => {
    const url = new URL(request.url);
    const name = decodeURIComponent(url.pathname.slice(PREFIX.length));
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (!reading && request.method !== 'POST') {
      return failure(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
    }
    if (usesTableFeatures(request, url)) return undefined;
    url.searchParams.delete('apikey');
    const args = reading ? Object.fromEntries(url.searchParams) : await bodyOf(request);
    if (args instanceof Response) return args;
    const found = await catalogue
      .find(name, Object.keys(args))
      .catch((error) => databaseErrorResponse(error, caller.role));
    if (found instanceof Response) return found;
    if (!found) return notFound(name, Object.keys(args));
    try {
      const answer = await sql.begin(reading ? 'read only' : 'read write', async (transaction) => {
        await assume(transaction, caller, request);
        return call(transaction, found, args, reading);
      });
      const { body, status } = answer;
      if (found.result === 'nothing') return new Response(null, { status: status ?? 204 });
      return new Response(request.method === 'HEAD' ? null : body, {
        status: status ?? 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
    } catch (error) {
      catalogue.forget(name);
      return databaseErrorResponse(error, caller.role);
    }
  };
}

function usesTableFeatures(request: Request, url: URL): boolean {
  if (/vnd\.pgrst|text\/csv/.test(request.headers.get('accept') ?? '')) return true;
  if (/count=/.test(request.headers.get('prefer') ?? '')) return true;
  const keys = [...url.searchParams.keys()];
  return request.method === 'POST'
    ? keys.some((key) => key !== 'apikey')
    : keys.some((key) => TABLE_PARAMETERS.has(key));
}

async function bodyOf(request: Request): Promise<Record<string, unknown> | Response> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Answered below, as any other body that is not an object.
  }
  return failure(400, 'PGRST102', 'Empty or invalid json');
}

/** Takes the caller's role for the rest of the transaction and tells policies who it is. */
async function assume(transaction: TransactionSql, caller: Caller, request: Request) {
  const headers = JSON.stringify(Object.fromEntries(request.headers));
  await transaction`
    select
      set_config('search_path', 'public, extensions', true),
      set_config('statement_timeout', ${STATEMENT_TIMEOUT[caller.role]}, true),
      set_config('request.jwt.claims', ${JSON.stringify(caller.claims)}, true),
      set_config('request.method', ${request.method}, true),
      set_config('request.path', ${new URL(request.url).pathname}, true),
      set_config('request.headers', ${headers}, true),
      set_config('role', ${caller.role}, true)`;
}

/** What a function answered, and the status that it chose instead of the usual one. */
interface Answer {
  readonly body: string;
  readonly status: number | null;
}

/** Postgres itself makes the JSON, so numbers, times and key order are exactly what it says. */
async function call(
  transaction: TransactionSql,
  { name, args: known, returnsSet, result }: RpcFunction,
  args: Record<string, unknown>,
  reading: boolean,
): Promise<Answer> {
  const used = known.filter((arg) => arg.name in args);
  // Query parameters are text; a body keeps its types and is unpacked by Postgres.
  const values = reading ? used.map((arg) => String(args[arg.name])) : [JSON.stringify(args)];
  const passed = used.map((arg, index) => {
    const value = reading ? `$${index + 1}::text::${arg.type}` : `_.${quoted(arg.name)}`;
    return `${quoted(arg.name)} => ${value}`;
  });
  const columns = used.map((arg) => `${quoted(arg.name)} ${arg.type}`).join(', ');
  const unpacked =
    !reading && used.length > 0 ? `json_to_record($1::text::json) as _(${columns})` : '';
  const target = `public.${quoted(name)}(${passed.join(', ')})`;
  const query = returnsSet
    ? `select coalesce(json_agg(to_json(r)), '[]')::text as body, ${chosenStatus} from ${unpacked ? `${unpacked}, lateral ` : ''}${target} as r`
    : `select ${asText(target, result)} as body, ${chosenStatus} ${unpacked ? `from ${unpacked}` : ''}`;
  const rows = await transaction.unsafe(query, used.length > 0 ? values : [], { prepare: true });
  return { body: rows[0]?.body ?? 'null', status: rows[0]?.status ?? null };
}

/** Read after the function, which stands before it in the same list. */
const chosenStatus = `nullif(current_setting('response.status', true), '')::integer as status`;

function asText(target: string, result: RpcFunction['result']): string {
  if (result === 'nothing') return `${target}::text`;
  return result === 'json' ? `${target}::text` : `to_json(${target})::text`;
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

function notFound(name: string, args: string[]): Response {
  const signature = args.length > 0 ? `${name}(${args.join(', ')})` : `${name} without parameters`;
  return errorResponse(404, {
    code: 'PGRST202',
    message: `Could not find the function public.${signature} in the schema cache`,
    details: `Searched for the function public.${signature}, but no matches were found in the schema cache.`,
    hint: null,
  });
}

function failure(status: number, code: string, message: string): Response {
  return errorResponse(status, { code, message, details: null, hint: null });
}
