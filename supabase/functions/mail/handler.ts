import { answer } from '../_shared/administrator.ts';
import { createCarrier, type MailSettings } from '../_shared/mail/create-carrier.ts';
import { knowsSecret } from '../_shared/secret.ts';
import { readBounce } from './bounces.ts';
import { drain } from './drain.ts';
import { callService, outboxAt } from './outbox.ts';

/** The function's secrets; see docs/operations/hosted.md. Without a server or a service nothing is sent. */
export interface MailEnvironment extends MailSettings {
  readonly SUPABASE_URL: string;
  readonly SUPABASE_SERVICE_ROLE_KEY: string;
  /** Origin of the app. */
  readonly APP_URL: string;
  /** Where this function is reached from outside; `SUPABASE_URL/functions/v1/mail` unless given. */
  readonly MAIL_URL?: string;
  /** Mails a minute; 60 unless given. */
  readonly MAIL_PER_MINUTE?: string;
  /** `yes` where mails are kept to be looked at instead of being sent. */
  readonly MAIL_KEPT?: string;
  /** What a caller must know to have mails sent. */
  readonly MAIL_SECRET?: string;
  /** What a caller must know to tell of a bounce. */
  readonly MAIL_BOUNCE_SECRET?: string;
}

const limits = { time: 25_000, lease: 180 };
/** Reports carry the mail that came back, in part at least. */
const longestReport = 1_000_000;

/**
 * POST, with the secret as bearer token, sends what is due and answers with the counts; GET tells whether
 * anything can be sent. `/unsubscribe/CODE` is what mail programs post to (RFC 8058); whoever opens it is
 * led to the page of the app. `/bounces` takes a report of delivery.
 */
export default async function handle(
  request: Request,
  environment: MailEnvironment,
): Promise<Response> {
  const [action, code = ''] =
    /\/mail\/(unsubscribe|bounces)(?:\/([\w-]+))?$/.exec(new URL(request.url).pathname)?.slice(1) ??
    [];
  if (action === 'unsubscribe') return unsubscribe(request, environment, code);
  const { MAIL_FROM: from, SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key } = environment;
  if (action === 'bounces') return takeBounce(request, environment);
  const carrier = createCarrier(environment);
  if (request.method === 'GET') {
    return answer(200, { sends: carrier !== undefined, mailbox: environment.MAIL_KEPT === 'yes' });
  }
  if (request.method !== 'POST') return answer(405, { message: 'Only GET and POST' });
  if (!(await knowsSecret(request, environment.MAIL_SECRET))) {
    return answer(401, { message: 'Only the runner may have mails sent' });
  }
  if (!carrier || !from) return answer(200, { sends: false });
  const perMinute = Number(environment.MAIL_PER_MINUTE) || 60;
  const sender = { from, replyTo: environment.MAIL_REPLY_TO };
  const places = { app: environment.APP_URL, mail: placeOf(environment) };
  return answer(
    200,
    await drain(outboxAt(url, key), carrier, sender, places, { ...limits, perMinute }),
  );
}

function placeOf({ MAIL_URL, SUPABASE_URL }: MailEnvironment): string {
  return MAIL_URL ?? `${SUPABASE_URL}/functions/v1/mail`;
}

async function unsubscribe(
  request: Request,
  { APP_URL, SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: key }: MailEnvironment,
  code: string,
): Promise<Response> {
  if (request.method === 'GET') {
    const headers = { location: `${APP_URL}/courriels#${code}`, 'referrer-policy': 'no-referrer' };
    return new Response(null, { status: 303, headers });
  }
  if (request.method !== 'POST') return answer(405, { message: 'Only GET and POST' });
  const found = await callService(SUPABASE_URL, key, 'mail_unsubscribe', { p_code: code });
  return found ? answer(200, {}) : answer(404, { message: 'There is no such code' });
}

async function takeBounce(request: Request, environment: MailEnvironment): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { message: 'Only POST' });
  if (!(await knowsSecret(request, environment.MAIL_BOUNCE_SECRET))) {
    return answer(401, { message: 'Who tells of a bounce shows the secret' });
  }
  const text = await request.text();
  const bounce = text.length <= longestReport ? readBounce(text) : undefined;
  if (!bounce) return answer(400, { message: 'That is no report of delivery' });
  if (!bounce.permanent) return answer(200, { bounced: false });
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key } = environment;
  const { mailing, speaker, email, words } = bounce;
  const bounced = await callService(url, key, 'mail_bounced', {
    ...{ p_mailing: mailing, p_speaker: speaker, p_email: email, p_words: words },
  });
  return answer(200, { bounced });
}
