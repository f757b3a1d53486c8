import { authFailure } from './api-failure.ts';

/** Fields of Auth's requests that are texts, and nothing else. */
const TEXTS = ['email', 'phone', 'password', 'token', 'token_hash', 'refresh_token', 'type'];

/**
 * Refuses a request to Auth whose JSON holds what the hosted service cannot read either, and over which this one
 * would fall: no object, something else where a text belongs, or a NUL, which Postgres keeps in no text.
 */
export async function refuseUnreadable(request: Request): Promise<Response | undefined> {
  const text = await request.clone().text();
  // Without a body, or with one that is no JSON: whoever reads it says so.
  const body = text === '' ? undefined : parsed(text);
  if (body === undefined) return undefined;
  if (typeof body.value !== 'object' || body.value === null || Array.isArray(body.value)) {
    return refusal('it is no object');
  }
  const fields: Record<string, unknown> = { ...body.value };
  const wrong = TEXTS.find((name) => name in fields && typeof fields[name] !== 'string');
  if (wrong) return refusal(`${wrong} is no text`);
  return body.hasNul ? refusal('a text holds a NUL') : undefined;
}

function parsed(text: string): { readonly value: unknown; readonly hasNul: boolean } | undefined {
  let hasNul = false;
  try {
    const value: unknown = JSON.parse(text, (key, one: unknown) => {
      if (key.includes('\0') || (typeof one === 'string' && one.includes('\0'))) hasNul = true;
      return one;
    });
    return { value, hasNul };
  } catch {
    return undefined;
  }
}

function refusal(reason: string): Response {
  return authFailure(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
}
