import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '#domain/programme.ts';
import type { Announcement, Edition, Event, Location } from '#entities/index.ts';
import { presentTime, stateClockSkew } from '#shared/clock.ts';
import { addDays, instantAt, stateVenueOffset, venueClock } from '#shared/time.ts';
import { hallOf, isAired } from './halls.ts';
import { mayReload } from './night.ts';
import type { DisplayContent, Screen } from './screen.ts';
import { screenAt } from './screen-at.ts';

const offset = 60;
const friday = '2026-11-20';
const saturday = '2026-11-21';
const minute = 60_000;

const place = (id: string, capacity: number) =>
  ({ id, name: { fr: `Salle ${id}` }, capacity }) as unknown as Location;
const locations = new Map(
  [place('main', 900), place('tent', 200), place('mosque', 1_500)].map((one) => [one.id, one]),
);

const at = (date: string, time: string) => instantAt(date, time, offset);

/** A session of a programme day; a time before four belongs to the night after it. */
function session(
  id: string,
  date: string,
  [from, to]: readonly [string, string],
  location: string,
  more: Partial<Event> = {},
): Session {
  const start = from < '04:00' ? addDays(date, 1) : date;
  const end = to <= from ? addDays(start, 1) : start;
  const event = {
    ...{ id, date, location_id: location, type: 'conference', cancelled: false, change: 'none' },
    ...{ previous_location_id: null, previous_starts_at: null, previous_ends_at: null },
    ...more,
  } as Event;
  return {
    event,
    starts: at(start, from),
    ends: at(end, to),
    location: locations.get(location),
    overflow: undefined,
    chair: undefined,
    participants: [],
    interventions: [],
  };
}

/** A forum of two days, of which this is the first. */
const programmeFrom = (first: string) => [
  session('dhikr-1', first, ['06:00', '07:15'], 'mosque'),
  session('lecture', first, ['09:00', '10:30'], 'main'),
  session('workshop', first, ['09:30', '11:00'], 'tent'),
  session('dropped', first, ['11:00', '12:00'], 'main', { cancelled: true }),
  session('ceremony', first, ['21:00', '22:15'], 'main', { type: 'ceremony' }),
  session('vigil', first, ['22:45', '01:30'], 'mosque'),
  session('dhikr-2', addDays(first, 1), ['06:00', '07:15'], 'mosque'),
  session('closing', addDays(first, 1), ['09:00', '10:00'], 'main'),
];
const programme = programmeFrom(friday);

const editionFrom = (first: string) =>
  ({ id: 21, starts_on: first, ends_on: addDays(first, 1), utc_offset: offset }) as Edition;
const edition = editionFrom(friday);

function content(more: Partial<DisplayContent> = {}): DisplayContent {
  const dashboard = { main_location_id: 'main' } as DisplayContent['dashboard'];
  return { edition, sessions: programme, locations, announcements: [], dashboard, ...more };
}

const ids = (sessions: readonly Session[]) => sessions.map(({ event }) => event.id).join('+');

/** A screen in a line: what is on here, next here, and on elsewhere. */
function told(screen: Screen): string {
  switch (screen.view) {
    case 'now': {
      const elsewhere = screen.elsewhere.flatMap(({ on }) => on);
      const also = elsewhere.length > 0 ? `, elsewhere ${ids(elsewhere)}` : '';
      return `now ${ids(screen.on)}, next ${screen.next?.event.id ?? 'none'}${also}`;
    }
    case 'between': {
      const on = ids(screen.halls.flatMap((line) => line.on)) || 'nothing';
      return `between, on ${on}, next ${screen.next?.event.id ?? 'none'}`;
    }
    case 'night':
      return `night before ${screen.day}: ${ids(screen.first)}`;
    case 'before':
      return `before, first ${screen.first?.event.id ?? 'unknown'}`;
    case 'takeover':
      return `takeover ${screen.announcement.id}`;
    default:
      return screen.view;
  }
}

/** Every change of a screen in 24 hours, looked at each minute: `HH:MM what it shows then`. */
function day(from: number, what: DisplayContent, hall?: string): string[] {
  const changes: string[] = [];
  let last = '';
  for (let now = from; now < from + 24 * 60 * minute; now += minute) {
    const line = told(screenAt(what, now, { hall }));
    if (line !== last) changes.push(`${venueClock(now).time.slice(0, 5)} ${line}`);
    last = line;
  }
  return changes;
}

afterEach(() => {
  vi.unstubAllEnvs();
  stateVenueOffset(undefined);
  stateClockSkew(0);
  vi.useRealTimers();
});

const dayFrom = (first: string) => [
  '04:00 before, first dhikr-1',
  '05:00 between, on nothing, next lecture',
  '06:00 between, on dhikr-1, next lecture',
  '07:15 between, on nothing, next lecture',
  '09:00 now lecture, next ceremony',
  '09:30 now lecture, next ceremony, elsewhere workshop',
  '10:30 between, on workshop, next ceremony',
  '11:00 between, on nothing, next ceremony',
  '21:00 now ceremony, next none',
  '22:15 between, on nothing, next vigil',
  '22:45 between, on vigil, next none',
  `01:30 night before ${addDays(first, 1)}: dhikr-2+closing`,
];

test('in 24 hours every change of now and next comes at its minute, past midnight too', () => {
  stateVenueOffset(offset);
  expect(day(at(friday, '04:00'), content())).toEqual(dayFrom(friday));
});

test.each([
  ['Europe/Paris', 'set back', '2026-10-24'],
  ['Europe/Paris', 'set forward', '2027-03-27'],
  ['Africa/Casablanca', 'set back', '2025-02-22'],
])('a device in %s whose clocks are %s in the night after %s changes nothing', (zone, _, first) => {
  vi.stubEnv('TZ', zone);
  stateVenueOffset(offset);
  const from = at(first, '04:00');
  const offsets = [from, from + 24 * 60 * minute].map((now) => new Date(now).getTimezoneOffset());
  expect(offsets[0]).not.toBe(offsets[1]);
  const what = content({ sessions: programmeFrom(first), edition: editionFrom(first) });
  expect(day(from, what)).toEqual(dayFrom(first));
});

test('a television whose clock is wrong shows the same at the same true moments', () => {
  stateVenueOffset(offset);
  const wrong = -5 * 60 * minute - 17_000;
  stateClockSkew(-wrong);
  for (let now = at(friday, '04:00'); now < at(saturday, '04:00'); now += minute) {
    vi.useFakeTimers({ now: now + wrong });
    expect(told(screenAt(content(), presentTime()))).toBe(told(screenAt(content(), now)));
  }
});

test('a corrected offset of the venue moves wall clocks, never what is on', () => {
  const before = at(friday, '04:00');
  stateVenueOffset(offset);
  const here = day(before, content());
  stateVenueOffset(0);
  const corrected = content({ edition: { ...edition, utc_offset: 0 } });
  const shifted = day(before, corrected);
  const hourEarlier = (line: string) => {
    const hour = (Number(line.slice(0, 2)) + 23) % 24;
    return `${String(hour).padStart(2, '0')}${line.slice(2)}`;
  };
  expect(shifted).toEqual(here.map(hourEarlier));
});

test('a screen at a door shows its own hall, named by id or in words', () => {
  const now = at(friday, '09:40');
  expect(told(screenAt(content(), now, { hall: 'tent' }))).toMatch(/^now workshop/);
  expect(told(screenAt(content(), now, { hall: 'SALLE TENT' }))).toMatch(/^now workshop/);
  expect(told(screenAt(content(), now, { hall: 'nowhere' }))).toMatch(/^now lecture/);
});

test('without a main hall the largest place with sessions stands in', () => {
  const screen = screenAt(content({ dashboard: undefined }), at(friday, '06:10'));
  expect(told(screen)).toMatch(/^now dhikr-1/);
});

test('between two sessions the next one is told once, what is on or comes elsewhere beside it', () => {
  const between = (time: string, hall?: string) => {
    const screen = screenAt(content(), at(friday, time), { hall });
    if (screen.view !== 'between') throw new Error(`${time}: ${screen.view}`);
    const halls = screen.halls.map(({ on, next }) => ids(on) || next?.event.id);
    return [screen.next?.event.id, ...halls];
  };
  expect(between('08:30')).toEqual(['lecture', 'workshop', 'vigil']);
  expect(between('10:40')).toEqual(['ceremony', 'workshop', 'vigil']);
  // Nothing more in this hall: what begins soonest anywhere is next.
  expect(between('11:30', 'tent')).toEqual(['ceremony', 'vigil']);
});

test('two sessions of one hall are both shown, the later begun first', () => {
  const late = session('late', friday, ['10:00', '11:00'], 'main');
  const sessions = [...programme.slice(0, 3), late, ...programme.slice(3)];
  const screen = screenAt(content({ sessions }), at(friday, '10:10'));
  expect(told(screen)).toMatch(/^now late\+lecture,/);
});

test('a vigil that lasts into the next day’s first session is shown beside it', () => {
  const sessions = [
    session('vigil', friday, ['22:45', '06:30'], 'main'),
    session('dhikr', saturday, ['06:00', '07:15'], 'mosque'),
  ];
  expect(told(screenAt(content({ sessions }), at(saturday, '06:10')))).toBe(
    'now vigil, next none, elsewhere dhikr',
  );
});

test('before the opening the ceremony is counted down to', () => {
  const screen = screenAt(content(), at('2026-11-18', '12:00'));
  expect(screen).toMatchObject({ view: 'before', opens: at(friday, '21:00') });
  if (screen.view === 'before') expect(screen.ceremony?.event.id).toBe('ceremony');
});

test('when the evening of the opening passes without a ceremony the first session is counted down to', () => {
  const sessions = [session('lecture', saturday, ['09:00', '10:30'], 'main')];
  const [lecture] = sessions;
  const before = (time: string) => screenAt(content({ sessions }), at(friday, time));
  expect(before('20:59')).toMatchObject({ opens: at(friday, '21:00'), ceremony: undefined });
  for (const time of ['21:00', '23:30']) {
    expect(before(time)).toMatchObject({ view: 'before', opens: lecture?.starts });
    expect(before(time)).toMatchObject({ ceremony: lecture, first: lecture });
  }
});

test('sessions of the opening day without a ceremony open the forum with the first of them', () => {
  const sessions = programme.filter(({ event }) => event.type !== 'ceremony').slice(1);
  const screen = screenAt(content({ sessions }), at('2026-11-18', '12:00'));
  const [lecture] = sessions;
  expect(screen).toMatchObject({ view: 'before', opens: at(friday, '09:00'), ceremony: lecture });
});

test('a forum without a programme opens at nine in the evening of its venue', () => {
  const bare = content({ sessions: [] });
  const opens = at(friday, '21:00');
  expect(screenAt(bare, opens - 1)).toEqual({
    ...{ view: 'before', opens, ceremony: undefined, first: undefined },
  });
  expect(screenAt(bare, opens).view).toBe('empty');
  expect(screenAt(bare, at('2026-11-22', '00:00')).view).toBe('after');
  expect(screenAt({ ...bare, edition: undefined }, opens).view).toBe('empty');
});

test('after its last session the edition is over', () => {
  expect(screenAt(content(), at(saturday, '09:59')).view).toBe('now');
  expect(screenAt(content(), at(saturday, '10:00')).view).toBe('after');
});

test('a cancelled session is never now nor next, but is told of while people may come', () => {
  const notices = (time: string, hall?: string) => {
    const screen = screenAt(content(), at(friday, time), { hall });
    return 'notices' in screen
      ? screen.notices.map(({ kind, session }) => [kind, session.event.id])
      : [];
  };
  expect(notices('09:29')).toEqual([]);
  expect(notices('09:30')).toEqual([['cancelled', 'dropped']]);
  expect(notices('11:59')).toEqual([['cancelled', 'dropped']]);
  expect(notices('12:00')).toEqual([]);
  expect(notices('11:30', 'main')).toHaveLength(1);
  expect(notices('11:30', 'tent')).toEqual([]);
});

test('the screens of the evening tell of what was cancelled or moved, though the day is over by that', () => {
  const evening = (id: string, more: Partial<Event>) => {
    const sessions = [
      session('lecture', friday, ['09:00', '10:30'], 'main'),
      session(id, friday, ['21:00', '22:15'], 'main', more),
      session('closing', saturday, ['09:00', '10:00'], 'main'),
    ];
    const shown = (date: string, time: string, hall?: string) => {
      const screen = screenAt(content({ sessions }), at(date, time), { hall });
      const notices = 'notices' in screen ? screen.notices : undefined;
      return [screen.view, ...(notices ?? []).map(({ kind, session }) => [kind, session.event.id])];
    };
    return shown;
  };
  const cancelled = evening('ceremony', { cancelled: true });
  expect(cancelled(friday, '19:29')).toEqual(['night']);
  expect(cancelled(friday, '20:45')).toEqual(['night', ['cancelled', 'ceremony']]);
  expect(cancelled(friday, '20:45', 'tent')).toEqual(['night']);
  expect(cancelled(friday, '22:15')).toEqual(['night']);
  const last = session('last', saturday, ['11:00', '12:00'], 'main', { cancelled: true });
  const over = content({ sessions: [...programme, last] });
  const screen = screenAt(over, at(saturday, '11:10'));
  expect(screen).toMatchObject({ view: 'after', notices: [{ kind: 'cancelled' }] });
  const opening = session('opening', friday, ['05:00', '05:30'], 'main', { cancelled: true });
  const early = content({ sessions: [opening, ...programme.slice(1)] });
  expect(screenAt(early, at(friday, '05:10'))).toMatchObject({
    ...{ view: 'before', notices: [{ kind: 'cancelled' }] },
  });
});

test('the door of a full hall says where else its session can be followed, until it ends', () => {
  const full = session('crowded', friday, ['16:00', '17:00'], 'main', { occupancy: 'full' });
  const fills = session('filling', friday, ['16:00', '17:00'], 'main', { occupancy: 'filling' });
  const what = content({
    sessions: [...programme.slice(0, 4), full, fills, ...programme.slice(4)],
  });
  const notices = (time: string, hall?: string) => {
    const screen = screenAt(what, at(friday, time), { hall });
    return 'notices' in screen ? screen.notices : [];
  };
  expect(notices('14:29', 'main')).toEqual([]);
  expect(notices('14:30', 'main')).toEqual([{ kind: 'full', session: full, from: 'main' }]);
  expect(notices('16:59')).toHaveLength(1);
  expect(notices('16:30', 'tent')).toEqual([]);
  expect(notices('17:00', 'main')).toEqual([]);
});

test('where the session of a full hall can be followed, the screen says so too', () => {
  const held = session('crowded', friday, ['16:00', '17:00'], 'main', { occupancy: 'full' });
  const full = { ...held, overflow: { id: 'tent' } as Location };
  const what = content({ sessions: [...programme.slice(0, 4), full, ...programme.slice(4)] });
  const noticesIn = (hall: string) => {
    const screen = screenAt(what, at(friday, '16:30'), { hall });
    return 'notices' in screen ? screen.notices : [];
  };
  expect(noticesIn('tent')).toEqual([{ kind: 'full', session: full, from: 'main' }]);
  expect(noticesIn('main')).toEqual(noticesIn('tent'));
});

test('a session that was moved and is full is looked for at both doors', () => {
  const both = session('both', friday, ['16:00', '17:00'], 'tent', {
    ...{ change: 'moved', previous_location_id: 'main', occupancy: 'full' },
  });
  const what = content({ sessions: [...programme.slice(0, 4), both, ...programme.slice(4)] });
  const kinds = (hall: string) => {
    const screen = screenAt(what, at(friday, '15:30'), { hall });
    return 'notices' in screen ? screen.notices.map(({ kind }) => kind) : [];
  };
  expect(kinds('main')).toEqual(['moved']);
  expect(kinds('tent')).toEqual(['full']);
});

test('at the former place a moved session points to the new one, from its former hour on', () => {
  const moved = session('moved', friday, ['16:00', '17:00'], 'tent', {
    change: 'moved',
    previous_location_id: 'main',
    previous_starts_at: new Date(at(friday, '14:00')).toISOString(),
  });
  const what = content({ sessions: [...programme.slice(0, 4), moved, ...programme.slice(4)] });
  const notices = (time: string, hall?: string) => {
    const screen = screenAt(what, at(friday, time), { hall });
    return 'notices' in screen ? screen.notices : [];
  };
  expect(notices('12:29', 'main')).toEqual([]);
  expect(notices('12:30', 'main')).toEqual([{ kind: 'moved', session: moved, from: 'main' }]);
  expect(notices('16:59')).toHaveLength(1);
  expect(notices('17:00')).toEqual([]);
  expect(notices('14:00', 'tent')).toEqual([]);
});

test('a session at another hour is told of at its own door, and not as moved', () => {
  const later = session('later', friday, ['16:00', '17:00'], 'tent', {
    change: 'moved',
    previous_location_id: 'tent',
    previous_starts_at: new Date(at(friday, '15:00')).toISOString(),
  });
  const what = content({ sessions: [...programme.slice(0, 4), later, ...programme.slice(4)] });
  const screen = screenAt(what, at(friday, '15:10'), { hall: 'tent' });
  expect('notices' in screen && screen.notices).toEqual([
    { kind: 'retimed', session: later, from: null },
  ]);
});

test('a session that was put off is told of from its former hour until it is over', () => {
  const later = session('later', friday, ['16:00', '17:00'], 'main', {
    ...{ change: 'moved', previous_location_id: 'main' },
    previous_starts_at: new Date(at(friday, '12:00')).toISOString(),
    previous_ends_at: new Date(at(friday, '13:00')).toISOString(),
  });
  const what = content({ sessions: [...programme.slice(0, 4), later, ...programme.slice(4)] });
  const told = (time: string) => {
    const screen = screenAt(what, at(friday, time), { hall: 'main' });
    return 'notices' in screen && screen.notices.some(({ session }) => session === later);
  };
  const times = ['10:29', '10:30', '13:30', '16:59', '17:00'];
  expect(times.map(told)).toEqual([false, true, true, true, false]);
});

test('who comes at the former hour of a session that was brought forward is told that it was', () => {
  const sooner = session('sooner', friday, ['12:00', '13:00'], 'main', {
    ...{ change: 'moved', previous_location_id: 'main' },
    previous_starts_at: new Date(at(friday, '16:00')).toISOString(),
    previous_ends_at: new Date(at(friday, '17:00')).toISOString(),
  });
  const what = content({ sessions: [...programme.slice(0, 4), sooner, ...programme.slice(4)] });
  const notices = (time: string) => {
    const screen = screenAt(what, at(friday, time), { hall: 'main' });
    return 'notices' in screen
      ? screen.notices.flatMap(({ kind, session: { event } }) =>
          event.id === 'sooner' ? kind : [],
        )
      : undefined;
  };
  expect(notices('10:29')).toEqual([]);
  expect(notices('12:59')).toEqual(['retimed']);
  expect(notices('13:00')).toEqual([]);
  expect(notices('14:29')).toEqual([]);
  expect(notices('14:30')).toEqual(['retimed']);
  expect(notices('16:59')).toEqual(['retimed']);
  expect(notices('17:00')).toEqual([]);
});

test('the door that a session left says too that it was cancelled since', () => {
  const gone = session('gone', friday, ['16:00', '17:00'], 'tent', {
    ...{ change: 'moved', previous_location_id: 'main', cancelled: true },
  });
  const what = content({ sessions: [...programme.slice(0, 4), gone, ...programme.slice(4)] });
  const kinds = (hall: string) => {
    const screen = screenAt(what, at(friday, '15:30'), { hall });
    return 'notices' in screen ? screen.notices.map(({ kind }) => kind) : [];
  };
  expect(kinds('main')).toEqual(['cancelled']);
  expect(kinds('tent')).toEqual(['cancelled']);
  expect(kinds('mosque')).toEqual([]);
});

const urgent = (id: string, sent: string, expires: string | null, more = {}) =>
  ({
    ...{ id, urgent: true, status: 'sent', recipients: 'all', created_at: sent, sent_at: sent },
    expires_at: expires,
    ...more,
  }) as Announcement;
const iso = (time: string) => new Date(at(friday, time)).toISOString();

test('an urgent announcement takes the screen over until it expires, the latest first', () => {
  const announcements = [
    urgent('wind', iso('09:05'), iso('09:20')),
    urgent('water', iso('09:10'), iso('09:15')),
    urgent('speakers', iso('09:11'), iso('09:25'), { recipients: 'speakers' }),
    urgent('draft', iso('09:11'), iso('09:25'), { status: 'draft' }),
    urgent('calm', iso('09:11'), iso('09:25'), { urgent: false }),
  ];
  const shown = (time: string) => told(screenAt(content({ announcements }), at(friday, time)));
  expect(shown('09:14')).toBe('takeover water');
  expect(shown('09:15')).toBe('takeover wind');
  expect(shown('09:20')).toMatch(/^now lecture/);
});

test('an urgent announcement without an end takes the screen over for half an hour', () => {
  const announcements = [urgent('lost', iso('09:05'), null)];
  const shown = (time: string) => screenAt(content({ announcements }), at(friday, time)).view;
  expect(shown('09:34')).toBe('takeover');
  expect(shown('09:35')).toBe('now');
});

test('a screen reloads itself in the hours of the night only, by the venue’s clock', () => {
  stateVenueOffset(offset);
  const reloads: string[] = [];
  for (let now = at(friday, '04:00'); now < at(saturday, '06:00'); now += minute) {
    if (mayReload(screenAt(content(), now), now)) reloads.push(venueClock(now).time.slice(0, 5));
  }
  expect(reloads.slice(0, 60).at(-1)).toBe('04:59');
  expect(reloads.slice(60).at(0)).toBe('03:00');
  expect(reloads.at(-1)).toBe('04:59');
  expect(reloads).toHaveLength(180);
});

test('what is streamed is on the air only while the main hall has a session', () => {
  const aired = (date: string, time: string) => isAired(content(), at(date, time));
  expect(aired(friday, '09:00')).toBe(true);
  expect(aired(friday, '10:30')).toBe(false);
  // Cancelled; in another hall; at night; before and after the edition.
  expect(aired(friday, '11:30')).toBe(false);
  expect(aired(friday, '06:30')).toBe(false);
  expect(aired(saturday, '03:00')).toBe(false);
  expect(aired(addDays(friday, -1), '09:30')).toBe(false);
  expect(aired(addDays(saturday, 1), '09:30')).toBe(false);
  expect(isAired(content({ locations: new Map(), sessions: [] }), at(friday, '09:00'))).toBe(false);
});

test('a screen stands for no car park, whatever it is asked for', () => {
  const parking = { ...place('parking', 300), type: 'service' } as Location;
  const content = {
    sessions: programmeFrom(friday),
    locations: new Map([...locations, ['parking', parking]]),
    dashboard: undefined,
  };
  expect(hallOf(content, 'tent')?.id).toBe('tent');
  expect(hallOf(content, 'salle TENT')?.id).toBe('tent');
  expect(hallOf(content, 'parking')?.id).toBe('mosque');
  expect(hallOf(content, 'Salle parking')?.id).toBe('mosque');
});
