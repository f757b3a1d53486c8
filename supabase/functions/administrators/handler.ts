import {
  answer,
  type CallerEnvironment,
  callDatabase,
  credentials,
  readFields,
  turnAway,
} from '../_shared/administrator.ts';

/** What the function needs to know; all but the last the hosted service provides by itself. */
export interface AdministratorsEnvironment extends CallerEnvironment {
  readonly SUPABASE_SERVICE_ROLE_KEY: string;
  /** Origin of the app. */
  readonly APP_URL: string;
}

/** An address as mail servers take it (RFC 5321), in the characters that people write in. */
const addressShape = /^[^\s@\p{C}]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
const longestAddress = 254;

/** What Auth says of an address that it does not take. */
const notTaken = new Set(['validation_failed', 'email_address_invalid']);

/**
 * POST {email, roles, languages, halls}, as an administrator: opens the back office to the address with
 * these rights. Answers {result}: `added` when it had an account, `invited` when a mail now leads it to
 * one, `already` when it was in: its rights stay as they are.
 */
export default async function handle(
  request: Request,
  environment: AdministratorsEnvironment,
): Promise<Response> {
  const refusal = await turnAway(request, environment, 'is_admin');
  if (refusal) return refusal;
  const { email, ...asked } = await readFields(request);
  const rights = readRights(asked);
  if (!rights) return noRights();
  const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
  if (address.length > longestAddress || !addressShape.test(address)) return noAddress();
  const added = await add(environment, address, rights);
  if (added === 'refused') return noRights();
  if (added !== 'unknown') return answer(200, { result: added });
  const invitation = await invite(environment, address);
  if (!invitation.ok) {
    const { error_code: reason, msg: message } = await invitation.json().catch(() => ({}));
    if (notTaken.has(reason)) return noAddress(message);
    return answer(invitation.status === 429 ? 429 : 502, { message, reason });
  }
  const given = await add(environment, address, rights);
  return given === 'refused' ? noRights() : answer(200, { result: 'invited' });
}

function noAddress(message = 'That is no e-mail address'): Response {
  return answer(400, { message, reason: 'email_address_invalid' });
}

function noRights(): Response {
  return answer(400, { message: 'Which roles, languages and halls?' });
}

/** Lists of texts; which roles, languages and halls there are the database knows. */
type GivenRights = Readonly<Record<'roles' | 'languages' | 'halls', readonly string[]>>;

function readRights({ roles, languages = [], halls = [] }: Record<string, unknown>) {
  const lists = { roles, languages, halls };
  const right = Object.values(lists).every(
    (list) =>
      Array.isArray(list) && list.length <= 50 && list.every((one) => typeof one === 'string'),
  );
  return right && (roles as unknown[]).length > 0 ? (lists as GivenRights) : undefined;
}

async function add(
  environment: AdministratorsEnvironment,
  email: string,
  { roles, languages, halls }: GivenRights,
): Promise<string> {
  const key = environment.SUPABASE_SERVICE_ROLE_KEY;
  const response = await callDatabase(environment, 'add_administrator', {
    apikey: key,
    token: key,
    body: { p_email: email, p_roles: roles, p_languages: languages, p_halls: halls },
  });
  // A role, language or hall that there is not.
  if (response.status === 400) return 'refused';
  if (!response.ok) throw new Error(`add_administrator answered ${response.status}`);
  return response.json();
}

function invite(environment: AdministratorsEnvironment, email: string): Promise<Response> {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: key, APP_URL } = environment;
  const back = encodeURIComponent(`${APP_URL}/admin/login`);
  return fetch(`${SUPABASE_URL}/auth/v1/invite?redirect_to=${back}`, {
    method: 'POST',
    headers: { ...credentials(key, key), 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
}
