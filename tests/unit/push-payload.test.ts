import { expect, onTestFinished, test, vi } from 'vitest';
import type { Delivery } from '#functions/push/delivery.ts';
import { payloadOf } from '#functions/push/payload.ts';
import { delivery, now } from '../push/deliveries.ts';

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

test('French keeps its signs on a lock screen, other languages their own', () => {
  const words = { title: 'Salle fermée : où aller ?', body: 'Suivez les « bénévoles » !' };
  expect(notificationOf(words).notification).toMatchObject({
    title: 'Salle fermée\u00a0: où aller\u202f?',
    body: 'Suivez les «\u00a0bénévoles\u00a0»\u202f!',
  });
  expect(notificationOf({ ...words, language: 'en' }).notification).toMatchObject(words);
});

test('what is urgent says so, and is told again when it is corrected', () => {
  const { notification } = notificationOf({ urgent: true, version: 2, language: 'ar' });
  expect(notification).toMatchObject({ title: 'عاجل · Salle fermée', dir: 'rtl', renotify: true });
  expect(notification.data).toMatchObject({ urgent: true });
  expect(notificationOf({ version: 2 }).notification).not.toHaveProperty('renotify');
  expect(notificationOf({ urgent: true, kind: 'moved' }).notification.data).not.toHaveProperty(
    'urgent',
  );
});

test('each word on a session sounds where another stands, unless it takes it away', () => {
  for (const kind of ['begins', 'moved', 'cancelled'] as const) {
    const word = { kind, urgent: true, about: kind === 'begins' ? 'session' : null };
    const { tag, renotify } = notificationOf(word).notification;
    expect([tag, renotify]).toEqual([word.about ?? delivery.subject, true]);
    expect(notificationOf({ ...word, close: true }).notification).not.toHaveProperty('renotify');
  }
  expect(notificationOf({ urgent: true }).notification).not.toHaveProperty('renotify');
});

test('a session says when, on the clock its edition states, and where', () => {
  const session = {
    ...{ starts_at: '2026-11-21T19:00:00.000Z', utc_offset: 60 },
    ...{ title: 'Samaa', body: 'Grande tente' },
  };
  const body = (kind: Delivery['kind']) => notificationOf({ ...session, kind }).notification.body;
  expect(body('begins')).toBe('Commence à 20:00 · Grande tente');
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

test('a session that is moved to another day says which, on the clock its edition states', () => {
  vi.useFakeTimers({ now });
  onTestFinished(() => void vi.useRealTimers());
  const body = (starts_at: string, language: Delivery['language'] = 'fr') => {
    const session = { starts_at, utc_offset: 60, title: 'Samaa', body: 'Grande tente' };
    return notificationOf({ ...session, kind: 'moved', language }).notification.body;
  };
  expect(body('2026-11-20T19:00:00.000Z')).toBe(
    'Changement\u00a0: la séance a lieu à 20:00 · Grande tente',
  );
  const tomorrow = '2026-11-21T19:00:00.000Z';
  expect(body(tomorrow)).toBe(
    'Changement\u00a0: la séance a lieu le samedi 21 novembre à 20:00 · Grande tente',
  );
  expect(body('2026-12-01T19:00:00.000Z')).toContain(' le mardi 1er décembre à 20:00');
  expect(body(tomorrow, 'en')).toBe(
    'Changed: takes place on Saturday 21 November at 20:00 · Grande tente',
  );
  expect(body(tomorrow, 'ar')).toMatch(
    /^تغيير: تُعقد الجلسة يوم السبت، 21 .+ 20:00 · Grande tente$/,
  );
  expect(body('2026-11-20T22:59:00.000Z')).toContain(' a lieu à 23:59');
  expect(body('2026-11-20T23:00:00.000Z')).toContain(' le samedi 21 novembre à 00:00');
});

test('of a session that was cancelled and takes place after all no word leaves that open', () => {
  vi.useFakeTimers({ now });
  onTestFinished(() => void vi.useRealTimers());
  const session = { kind: 'moved', starts_at: '2026-11-20T19:00:00.000Z', utc_offset: 60 } as const;
  const body = (language: Delivery['language']) =>
    notificationOf({ ...session, language, body: null }).notification.body;
  expect(body('fr')).toBe('Changement\u00a0: la séance a lieu à 20:00');
  expect(body('en')).toBe('Changed: takes place at 20:00');
  expect(body('ar')).toBe('تغيير: تُعقد الجلسة على الساعة 20:00');
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

test.each([
  ['Arabic', 'إعلان '],
  ['emoji', '🕌🕌 '],
  ['control characters', '\u0001\u0002 '],
  ['nothing but control characters', '\u0001'],
])('the longest text in %s fits into one record', (_name, word) => {
  const longest = word.repeat(2000).slice(0, 1999).trim();
  const title = word.repeat(200).slice(0, 199).trim();
  const { bytes, notification } = notificationOf({ title, body: longest, urgent: true });
  expect(bytes.byteLength).toBeLessThanOrEqual(3993);
  expect(notification.body.endsWith('…')).toBe(true);
});

test.each([3, 4, 5, 6, 7, 8, 9, 10])(
  'a long text of words of %i letters is cut between words, close to the longest that is sent',
  (letters) => {
    const word = `${'é'.repeat(letters)} `;
    const text = word.repeat(300).trim();
    const body: string = notificationOf({ body: text }).notification.body;
    expect([body.at(-1), body.at(-2), text.at(body.length - 1)]).toEqual(['…', 'é', ' ']);
    expect(body.length).toBeLessThanOrEqual(600);
    expect(body.length).toBeGreaterThan(600 - 2 * word.length);
  },
);

test('a text of one long word is cut in it, between characters', () => {
  const { body } = notificationOf({ body: '🕌'.repeat(700) }).notification;
  expect(body).toBe(`${'🕌'.repeat(599)}…`);
  expect(notificationOf({ body: 'x'.repeat(600) }).notification.body).toBe('x'.repeat(600));
});

test('a reminder is known by its session, and says when it begins', () => {
  const reminder = { about: 'session', kind: 'begins', starts_at: '2026-11-20T19:00:00Z' } as const;
  const { notification } = notificationOf(reminder);
  expect([notification.tag, notification.data.id]).toEqual(['session', 'session']);
  expect(notification.navigate).toBe('https://forum.example/programme/session');
  expect(notification.data.starts_at).toBe(reminder.starts_at);
  const moved = notificationOf({ ...reminder, kind: 'moved' }).notification;
  expect(moved.data).not.toHaveProperty('starts_at');
});

test('news lead to themselves', () => {
  const { notification } = notificationOf({ kind: 'news' });
  expect(notification.navigate).toBe(`https://forum.example/actualites/${delivery.subject}`);
  expect(notification.body).toBe('Nouvelle actualité');
});
