import { expect, test } from 'vitest';
import {
  type Edition,
  type Event,
  fieldsOf,
  type Intervention,
  publicKinds,
  type Row,
  type Speaker,
  type Zone,
} from '#entities/index.ts';
import { shortened } from './shortened.ts';

const event = {
  id: 'e',
  title: { fr: 'Une', ar: 'واحدة' },
  description: { fr: 'Longue', ar: 'طويلة' },
  starts_at: '2026-11-20T10:00:00.000Z',
} as unknown as Event;

test('a list brings of a session what lists show, in the one language of its reader', () => {
  const listed = shortened('event', event, 'ar', 'listed');
  expect(listed).toEqual({ ...event, title: { ar: 'واحدة' }, description: null });
  const whole = shortened('event', event, 'en', 'whole');
  expect(whole).toEqual({ ...event, title: { fr: 'Une' }, description: { fr: 'Longue' } });
});

test('who is only named among others brings a name, and no picture', () => {
  const speaker = {
    ...{ id: 's', name: { fr: 'Une' }, title: { fr: 'Professeure' }, biography: { fr: 'Longue' } },
    ...{ photo: 'speakers/une.webp', country: 'MA' },
  } as unknown as Speaker;
  const none = { title: null, biography: null, photo: null };
  expect(shortened('speaker', speaker, 'fr', 'named')).toEqual({ ...speaker, ...none });
  expect(shortened('speaker', speaker, 'fr', 'listed')).toEqual({ ...speaker, biography: null });
});

test('the plan of the site has its names in the one language of its reader', () => {
  const feature = (properties: object) => ({ type: 'Feature', geometry: {}, properties });
  const drawn = (name: object) => ({
    type: 'FeatureCollection',
    features: [feature({ kind: 'road', name }), feature({ kind: 'path', steps: true })],
  });
  const edition = { id: 21, plan: drawn({ fr: 'Route', ar: 'طريق' }) } as unknown as Edition;
  expect(shortened('edition', edition, 'ar', 'whole').plan).toEqual(drawn({ ar: 'طريق' }));
  const zone = { id: 'z', area: { type: 'Polygon', coordinates: [] } } as unknown as Zone;
  expect(shortened('zone', zone, 'ar', 'whole')).toEqual(zone);
});

test('what every row must have is empty where it is left out', () => {
  const talk = { id: 'i', title: { fr: 'Une' } } as unknown as Intervention;
  expect(shortened('intervention', talk, 'fr', 'named')).toEqual({ id: null, title: {} });
  expect(shortened('intervention', talk, 'fr', 'listed').id).toBe('i');
  const session = { ...event, participant_ids: ['s'] };
  expect(shortened('event', session, 'fr', 'named').participant_ids).toEqual([]);
});

/** What is long and comes with every list that has its rows: it is shown there, or its rows are few. */
const listed = [
  ...['zone.description', 'zone.area', 'exhibitor.description', 'site_content.content'],
  ...['article.excerpt', 'dashboard.thought', 'guide_section.body', 'shuttle.note', 'release.note'],
];

test('a long text or a drawing comes with lists where that was decided, and is left out elsewhere', () => {
  const found = publicKinds.flatMap((kind) => {
    const long = Object.entries(fieldsOf(kind)).flatMap(([name, field]) =>
      field.type === 'geo' || ('max' in field && field.type !== 'number' && (field.max ?? 0) > 300)
        ? [[name, field.type === 'text' ? 'Un' : { fr: 'Un' }] as const]
        : [],
    );
    const row = shortened(kind, Object.fromEntries(long) as unknown as Row, 'fr', 'listed');
    return Object.entries(row)
      .filter(([, value]) => JSON.stringify(value)?.includes('Un'))
      .map(([name]) => `${kind}.${name}`);
  });
  // What is missing here is to be named in `unlisted` of shortened.ts, or above.
  expect(found.toSorted()).toEqual(listed.toSorted());
});
