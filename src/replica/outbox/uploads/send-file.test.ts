import { expect, test } from 'vitest';
import type { Result } from '#shared/failure.ts';
import { sendFile } from './send-file.ts';

const portal = '<html>Welcome to the hotel</html>';

function sent(body: string, status: number): Promise<Result<void>> {
  const fetch = async () => new Response(body, { status });
  return sendFile(fetch, 'https://server/media/a-1x1.webp', {}, new Blob(['x']));
}

test('a file is sent once the storage itself says so', async () => {
  expect((await sent('{"Id":"1","Key":"media/a-1x1.webp"}', 200)).ok).toBe(true);
  expect((await sent('{"statusCode":"409","error":"Duplicate","message":""}', 400)).ok).toBe(true);
  expect((await sent('{"message":"The resource already exists"}', 409)).ok).toBe(true);
});

test("a captive portal's page is no answer, whatever its status", async () => {
  for (const status of [200, 302, 400, 403, 404, 409, 511]) {
    const answer = await sent(portal, status);
    expect(answer, `${status}`).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
  }
  expect(await sent('{}', 200)).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
});

test('a refusal of the storage is told from a failure that passes', async () => {
  const refused = '{"statusCode":"415","error":"invalid_mime_type","message":"no"}';
  expect(await sent(refused, 400)).toMatchObject({ failure: { code: 'invalid', detail: refused } });
  const inDetail = `{"statusCode":"415","message":"${'no '.repeat(150)}"}`;
  expect(await sent(inDetail, 400)).toMatchObject({
    failure: { code: 'invalid', detail: inDetail },
  });
  expect(await sent('{"message":"no"}', 403)).toMatchObject({ failure: { code: 'denied' } });
  expect(await sent('{"message":"no"}', 401)).toMatchObject({ failure: { code: 'expired' } });
  expect(await sent('{"message":"no"}', 503)).toMatchObject({ failure: { code: 'unavailable' } });
  for (const [statusCode, code] of [
    ['503', 'unavailable'],
    ['429', 'unavailable'],
    ['401', 'expired'],
    ['403', 'denied'],
    ['413', 'invalid'],
  ] as const) {
    const answer = `{"statusCode":"${statusCode}","message":"no"}`;
    expect(await sent(answer, 400), statusCode).toMatchObject({ failure: { code } });
  }
});
