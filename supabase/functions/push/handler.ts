import { knowsSecret } from '../_shared/secret.ts';
import { drain } from './drain.ts';
import { outboxAt } from './outbox.ts';
import { createSender } from './sender.ts';

/** The function's secrets; see docs/operations/hosted.md. */
export interface PushEnvironment {
  readonly SUPABASE_URL: string;
  readonly SUPABASE_SERVICE_ROLE_KEY: string;
  readonly VAPID_PUBLIC_KEY: string;
  readonly VAPID_PRIVATE_KEY: string;
  /** `mailto:` address of the people who run the forum. */
  readonly VAPID_SUBJECT: string;
  /** What a caller must know to have the outbox drained. */
  readonly PUSH_SECRET: string;
  /** Origin of the app. */
  readonly APP_URL: string;
}

/** The hosted service allows two seconds of computing. */
const limits = { most: 500, time: 25_000, lease: 60 };

/**
 * GET tells the public key that browsers subscribe with. POST, with the secret as bearer token,
 * delivers what is due in the outbox and answers with the counts.
 */
export default async function handle(
  request: Request,
  environment: PushEnvironment,
  send: typeof fetch = fetch,
  override: Partial<typeof limits> = {},
): Promise<Response> {
  if (request.method === 'GET') {
    return Response.json(
      { key: environment.VAPID_PUBLIC_KEY },
      { headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' } },
    );
  }
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  if (!(await knowsSecret(request, environment.PUSH_SECRET))) {
    return Response.json({ message: 'Only the runner may drain the outbox' }, { status: 401 });
  }
  const outbox = outboxAt(environment.SUPABASE_URL, environment.SUPABASE_SERVICE_ROLE_KEY);
  const sender = createSender({
    publicKey: environment.VAPID_PUBLIC_KEY,
    privateKey: environment.VAPID_PRIVATE_KEY,
    subject: environment.VAPID_SUBJECT,
    origin: environment.APP_URL,
    fetch: send,
  });
  return Response.json(await drain(outbox, sender, { ...limits, ...override }));
}
