import { expect, test } from 'vitest';
import type { Delivery } from '#functions/push/delivery.ts';
import { payloadOf } from '#functions/push/payload.ts';

const delivery: Delivery = {
  ...{ subject: '4b3f3c1e-0000-4000-8000-000000000001', subscription: 's', version: 1 },
  ...{ attempts: 1, endpoint: 'https://push.test/1', keys: { p256dh: '', auth: '' } },
  ...{ kind: 'announcement', urgent: false, close: false, language: 'fr' },
  ...{
    expires_at: '2026-11-21T20:00:00.000Z',
    title: 'Salle fermée',
    body: 'Suivez les bénévoles.',
  },
};

function notificationOf(more: Partial<Delivery> = {}) {
  const bytes = payloadOf({ ...delivery, ...more }, 'https://forum.example');
  return { bytes, ...JSON.parse(new TextDecoder().decode(bytes)) };
}

test('a browser that knows the declarative format finds all it needs', () => {
  const { web_push, mutable, notification } = notificationOf();
  expect([web_push, mutable]).toEqual([8030, true]);
  expect(notification).toEqual({
    ...{ title: 'Salle fermée', body: 'Suivez les bénévoles.', lang: 'fr', dir: 'ltr' },
    tag: delivery.subject,
    navigate: `https://forum.example/annonces#${delivery.subject}`,
    data: {
      ...{ kind: 'announcement', id: delivery.subject, version: 1 },
      expires_at: delivery.expires_at,
    },
  });
});

test('what is urgent says so, and is told again when it is corrected', () => {
  const { notification } = notificationOf({ urgent: true, version: 2, language: 'ar' });
  expect(notification).toMatchObject({ title: 'عاجل · Salle fermée', dir: 'rtl', renotify: true });
  expect(notificationOf({ version: 2 }).notification).not.toHaveProperty('renotify');
});

test('a session says when, on the clock its edition states, and where', () => {
  const session = {
    ...{ starts_at: '2026-11-21T19:00:00.000Z', utc_offset: 60 },
    ...{ title: 'Samaa', body: 'Grande tente' },
  };
  const body = (kind: Delivery['kind']) => notificationOf({ ...session, kind }).notification.body;
  expect(body('begins')).toBe('Commence à 20:00 · Grande tente');
  expect(body('moved')).toBe('Changement : 20:00 · Grande tente');
  for (const [utc_offset, time] of [
    [0, '19:00'],
    [345, '00:45'],
  ] as const) {
    const { notification } = notificationOf({ ...session, kind: 'begins', utc_offset });
    expect(notification.body).toBe(`Commence à ${time} · Grande tente`);
  }
  expect(body('cancelled')).toBe('Séance annulée');
  expect(notificationOf({ ...session, kind: 'begins' }).notification.navigate).toContain(
    '/programme/',
  );
});

test('a withdrawal carries no word of what was said', () => {
  const { title: _title, body: _body, ...bare } = delivery;
  const bytes = payloadOf({ ...bare, close: true, language: 'en' }, 'https://forum.example');
  const { notification } = JSON.parse(new TextDecoder().decode(bytes));
  expect(notification).toMatchObject({
    title: 'Announcement withdrawn',
    silent: true,
    data: { close: true },
  });
});

// With its blank a word has seven characters, so that every length at which a text is cut parts one.
test.each([
  ['Arabic', 'القاعة'],
  ['emoji', '🕌'.repeat(6)],
  ['control characters', '\u0001\u0002'.repeat(3)],
  ['words of its own', 'Samaa!'],
])('the longest text in %s fits into one record, cut between words', (_name, word) => {
  const longest = Array.from({ length: 285 }, () => word).join(' ');
  const title = Array.from({ length: 28 }, () => word).join(' ');
  const { bytes, notification } = notificationOf({ title, body: longest, urgent: true });
  expect(bytes.byteLength).toBeLessThanOrEqual(3993);
  expect(notification.body.endsWith(` ${word}…`)).toBe(true);
  expect([...notification.body].length).toBeLessThanOrEqual(600);
  expect([...notification.body].length).toBeGreaterThan(90);
});

test('a text that just fits is sent whole', () => {
  const body = (length: number) => notificationOf({ body: 'x'.repeat(length) }).notification.body;
  expect(body(600)).toBe('x'.repeat(600));
  expect(body(601)).toBe(`${'x'.repeat(599)}…`);
});

test('a session that begins after midnight says 00, whatever the language', () => {
  for (const language of ['fr', 'en', 'ar'] as const) {
    const night = { starts_at: '2026-11-21T23:05:00.000Z', utc_offset: 60, body: 'Tente' };
    const { notification } = notificationOf({ ...night, kind: 'begins', language });
    expect(notification.body).toContain('00:05');
  }
});
