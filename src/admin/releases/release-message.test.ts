import i18next from 'i18next';
import { expect, test } from 'vitest';
import type { Event, Release } from '#entities/index.ts';
import type { Content } from '#replica/read.ts';
import words from '../../../public/locales/en/admin-versions.json' with { type: 'json' };
import type { Group, Line } from './comparison.ts';
import { releaseMessage } from './release-message.ts';

await i18next.init({ lng: 'en', resources: { en: { 'admin-versions': words } } });

const event = (id: string, location_id: string | null) =>
  ({
    ...{ id, title: { en: `Session ${id}` }, location_id },
    starts_at: '2026-11-20T20:00:00.000Z',
  }) as unknown as Event;
const line = (id: string, group: Group, hall: string | null = 'h'): Line => ({
  ...{ event: event(id, hall), group, parts: [] },
});

test('an announcement counts what changed and names what matters most, five sessions at most', () => {
  const lines = [
    line('a', 'new'),
    line('b', 'cancelled'),
    line('c', 'moved', null),
    line('d', 'texts'),
    ...['e', 'f', 'g', 'h'].map((id) => line(id, 'moved')),
  ];
  const { title, message } = releaseMessage(i18next.getFixedT('en', 'admin-versions'), 'en', {
    release: { name: '3' } as Release,
    lines,
    content: {
      event: new Map(lines.map((one) => [one.event.id, one.event])),
      location: new Map([['h', { name: { en: 'Great tent' } }]]),
    } as unknown as Content,
  });
  expect(title).toBe('Programme: version 3');
  const said = message.split('\n');
  expect(said).toHaveLength(6);
  expect(said[0]).toContain('new sessions: 1 · cancelled: 1 · moved: 5 · other texts: 1');
  expect(said[1]).toMatch(/^Cancelled: “Session b”/);
  expect(said[2]).toContain('the place is to come');
  expect(said[3]).toContain('Great tent');
});

test('an announcement of what has no name of its own says how much it is', () => {
  const { message } = releaseMessage(i18next.getFixedT('en', 'admin-versions'), 'en', {
    release: { name: '3' } as Release,
    lines: [line('a', 'other')],
    content: {} as Content,
  });
  expect(message).toBe('The programme has changed – other changes: 1.');
});

test('the word “version” is not said twice', () => {
  const { title } = releaseMessage(i18next.getFixedT('en', 'admin-versions'), 'en', {
    release: { name: 'Version 3' } as Release,
    lines: [],
    content: {} as Content,
  });
  expect(title).toBe('Programme: version 3');
});
