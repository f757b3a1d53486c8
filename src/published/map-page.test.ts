import { expect, test } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { createPages } from './pages.ts';

const edition = 21;
const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;

function row(kind: string, id: string, more: object): SyncRow {
  return { kind, id, revision: 1, row: { id, ...more } } as unknown as SyncRow;
}

const place = (id: string) => row('location', id, { name: { fr: id }, type: 'tent' });

function session(id: string, location_id: string, hour: number, cancelled = false): SyncRow {
  const times = { date: '2026-11-20', starts_at: at(hour), ends_at: at(hour + 1) };
  const people = { chair_id: null, participant_ids: [], track_id: null };
  return row('event', id, { ...times, ...people, location_id, cancelled, title: { fr: id } });
}

const rows = [
  ...[place('hall'), place('garden'), place('shop')],
  ...[9, 11, 13, 15].map((hour) => session(`hall-${hour}`, 'hall', hour)),
  ...[session('gone', 'hall', 12, true), session('garden-10', 'garden', 10)],
];

/** The map's page at an hour (UTC): which sessions it brings along, how many it tells of, until when. */
function mapAt(hour: number) {
  const store = createContentStore();
  store.seed({ edition, rows, asOf: 0, outline: { days: [] } });
  const { content } = store.state.getState();
  const pages = createPages()(content, edition, Date.parse(at(hour)));
  const page = pages.find(({ path }) => path === '/carte');
  const events = [...(page?.shown.values() ?? [])].filter(({ kind }) => kind === 'event');
  return {
    held: events.map(({ id }) => id).sort(),
    told: page?.outline.places,
    days: page?.outline.days,
    until: new Date(page?.until ?? 0).toISOString(),
  };
}

const told = [
  ['hall', 4],
  ['garden', 1],
];

test('the map’s page brings what is on and next at each place, and tells how many there are', () => {
  const days = [['2026-11-20', 6]];
  expect(mapAt(8)).toMatchObject({ held: ['garden-10', 'hall-9'], told, days });
  expect(mapAt(11)).toMatchObject({ held: ['hall-11', 'hall-13'], told });
  expect(mapAt(16)).toMatchObject({ held: [], told });
});

test('it holds until another is next', () => {
  // The cancelled one is at no place.
  expect(mapAt(12).until).toBe(at(13));
});
