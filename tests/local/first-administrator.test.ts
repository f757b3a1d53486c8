import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createAwaitedMails, offerFirstLink } from '#local/first-administrator.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';

const mails = createAwaitedMails();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false, takeMail: mails.take });
});
afterAll(() => backend?.stop());

test('the printed link is the first administrator’s, whoever else gets a mail at that moment', async () => {
  const busy = {
    ...mails,
    next(to: string) {
      const own = mails.next(to);
      expect(mails.take({ to: 'other@example.org', subject: '', text: 'https://other' })).toBe(
        false,
      );
      return own;
    },
  };
  let printed = '';
  const forum = {
    innerUrl: backend.innerUrl,
    withOwner: <T>(work: (sql: typeof backend.database.sql) => Promise<T>) =>
      work(backend.database.sql),
  };
  const print = (text: string) => {
    printed += text;
  };
  await offerFirstLink(forum, ' First@Example.org ', busy, print);
  const link = /https?:\S+/.exec(printed)?.[0] ?? '';
  const answer = await fetch(link, { redirect: 'manual' });
  const location = new URL(answer.headers.get('location') ?? '');
  const [, claims = ''] =
    new URLSearchParams(location.hash.slice(1)).get('access_token')?.split('.') ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).email).toBe('first@example.org');
  // It went no other way, and nobody waits any more.
  expect(backend.mails).toEqual([]);
  expect(mails.take({ to: 'first@example.org', subject: '' })).toBe(false);

  printed = '';
  await offerFirstLink(forum, 'first@example.org', mails, print);
  expect(printed).toBe('');
});
