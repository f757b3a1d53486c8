import { type Failure, fail, type Result, succeed } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';
import type { Fetch } from '../../protocol/fetch-json.ts';

/** The longest a picture may take on its way, in milliseconds: large ones on slow networks do. */
const deadline = 120_000;
/** Stored pictures never change under their path: a year, in seconds. */
const keep = 31_536_000;

/**
 * Puts one file into the `media` bucket; a path that is taken already is a success. Only the storage
 * itself says so: a captive portal's page, whatever its status, is no answer.
 */
export async function sendFile(
  fetch: Fetch,
  address: string,
  headers: Readonly<Record<string, string>>,
  file: Blob,
): Promise<Result<void>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': file.type,
        'cache-control': `max-age=${keep}`,
        'x-upsert': 'false',
      },
      body: file,
      signal: AbortSignal.timeout(deadline),
    });
    const body = await response.text();
    const answer = readAnswer(body);
    const detail = body.slice(0, 2_000);
    if (!answer) return fail('unavailable', { detail });
    if (response.ok && typeof answer.Key === 'string') return succeed(undefined);
    // The storage says 400 of nearly everything, and what it means by a code of its own.
    const status = Number(answer.statusCode) || response.status;
    // An answer was lost on the way: the file has been there since.
    if (status === 409 || answer.error === 'Duplicate') return succeed(undefined);
    return { ok: false, failure: failureOf(status, detail) };
  } catch (error) {
    return { ok: false, failure: { code: 'offline', detail: String(error) } };
  }
}

function failureOf(status: number, detail: string): Failure {
  if (status === 401) return { code: 'expired', detail };
  if (status < 400 || status === 408 || status === 429 || status >= 500)
    return { code: 'unavailable', detail };
  return { code: status === 403 ? 'denied' : 'invalid', detail };
}

function readAnswer(body: string): Record<string, unknown> | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    return isRecord(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}
