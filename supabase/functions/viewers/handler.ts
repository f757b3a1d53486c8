import { knowsSecret } from '../_shared/secret.ts';
import { countViewers } from './count.ts';

/** The function's secrets; see docs/operations/hosted.md. */
export interface ViewersEnvironment {
  readonly SUPABASE_URL: string;
  readonly SUPABASE_SERVICE_ROLE_KEY: string;
  /** What a caller must know to have the viewers counted: the one of the push function. */
  readonly PUSH_SECRET: string;
}

/**
 * POST, with the secret as bearer token, counts who is present on the viewers' channel, which only
 * the service may read, and hands the number to the database; that broadcasts it to everybody.
 */
export default async function handle(
  request: Request,
  environment: ViewersEnvironment,
): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  if (!(await knowsSecret(request, environment.PUSH_SECRET))) {
    return Response.json({ message: 'Only the runner may count' }, { status: 401 });
  }
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key } = environment;
  const count = await countViewers(url, key);
  if (count === undefined) {
    return Response.json({ message: 'The viewers could not be counted' }, { status: 503 });
  }
  const reported = await fetch(`${url}/rest/v1/rpc/report_live_viewers`, {
    method: 'POST',
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ p_count: count }),
  });
  return Response.json({ count }, { status: reported.ok ? 200 : 502 });
}
