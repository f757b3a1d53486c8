import { describe, expect, test } from 'vitest';
import {
  dayToOpen,
  isRecorded,
  minutesUntil,
  momentOf,
  nowAndNext,
  presentFor,
  programmeDayAt,
  slotsOf,
} from '#domain/moment.ts';
import { neighboursOf } from '#domain/neighbours.ts';
import { partsOf } from '#domain/parts.ts';
import { programmeOf, type Session } from '#domain/programme.ts';
import type { Event, Intervention, Location, Speaker } from '#entities/index.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { choicesIn, narrow } from './filter.ts';
import { planHalls } from './hall-plan.ts';
import { search } from './search.ts';

const mapOf = <R extends { readonly id: string }>(rows: readonly R[]) =>
  new Map(rows.map((row) => [row.id, row]));

function event(
  id: string,
  date: string,
  from: string,
  to: string,
  more: Partial<Event> = {},
): Event {
  return rowOf('event', {
    id,
    edition_id: 21,
    title: { fr: id },
    description: {},
    type: 'conference',
    date,
    starts_at: from,
    ends_at: to,
    location_id: 'tent',
    chair_id: null,
    participant_ids: [],
    cancelled: false,
    published: true,
    created_at: '2026-09-01T00:00:00.000Z',
    change: 'none',
    changed_at: null,
    previous_starts_at: null,
    previous_ends_at: null,
    previous_location_id: null,
    recording_url: null,
    ...more,
  });
}

const speaker = (id: string, name: string): Speaker =>
  rowOf('speaker', {
    id,
    name: { fr: name },
    title: {},
    biography: {},
    country: 'MA',
    photo: null,
    edition_ids: [21],
    published: true,
  });

const place = (id: string, name: string): Location =>
  rowOf('location', {
    id,
    name: { fr: name },
    description: {},
    type: 'tent',
    latitude: null,
    longitude: null,
    capacity: null,
    image: null,
    edition_ids: [21],
    published: true,
  });

const intervention = (id: string, event_id: string, speaker_id: string, position: number) =>
  ({
    id,
    edition_id: 21,
    event_id,
    speaker_id,
    title: { fr: `Parole de ${speaker_id}` },
    description: {},
    position,
  }) satisfies Intervention;

const saturday = '2026-11-21';
const sunday = '2026-11-22';
const programme = programmeOf(
  mapOf([
    event('vespers', saturday, `${saturday}T21:00:00Z`, `${sunday}T00:30:00Z`, {
      type: 'spiritual',
      location_id: 'mosque',
    }),
    event('opening', saturday, `${saturday}T09:00:00Z`, `${saturday}T10:00:00Z`, {
      title: { fr: 'Cérémonie d’ouverture', ar: 'الافتتاح' },
      type: 'ceremony',
      chair_id: 'naima',
      participant_ids: ['youssef', 'naima', 'unknown'],
    }),
    event('garden', saturday, `${saturday}T09:00:00Z`, `${saturday}T11:00:00Z`, {
      location_id: 'garden',
      description: { fr: 'À la lumière des lanternes' },
    }),
    event('after', saturday, `${saturday}T10:00:00Z`, `${saturday}T11:00:00Z`),
    event('tomorrow', sunday, `${sunday}T09:00:00Z`, `${sunday}T10:00:00Z`, {
      location_id: null,
    }),
  ]),
  mapOf([intervention('i2', 'opening', 'karim', 2), intervention('i1', 'opening', 'youssef', 1)]),
  mapOf([place('tent', 'Grande tente'), place('garden', 'Jardin'), place('mosque', 'Mosquée')]),
  mapOf([speaker('naima', 'Naïma'), speaker('youssef', 'Youssef'), speaker('karim', 'Karim')]),
);

/** A Saturday whose evening ends before midnight and goes on after it, in hours of UTC. */
const nights = (later: Partial<Event> = {}) =>
  programmeOf(
    mapOf([
      event('evening', saturday, `${saturday}T20:00:00Z`, `${saturday}T23:45:00Z`),
      event('vigil', saturday, `${sunday}T00:30:00Z`, `${sunday}T02:00:00Z`, later),
      event('morning', sunday, `${sunday}T09:00:00Z`, `${sunday}T10:00:00Z`),
    ]),
    ...([new Map(), new Map(), new Map()] as const),
  ).byDay;

const ids = (sessions: readonly Session[]) => sessions.map((session) => session.event.id);
const session = (id: string) => {
  const found = programme.byId.get(id);
  if (!found) throw new Error(id);
  return found;
};
const at = (time: string, date = saturday) => Date.parse(`${date}T${time}:00Z`);

describe('the programme', () => {
  test('stands in order of time, by day; the night belongs to the evening before', () => {
    expect(programme.days).toEqual([saturday, sunday]);
    expect(ids(programme.byDay.get(saturday) ?? [])).toEqual([
      'opening',
      'garden',
      'after',
      'vespers',
    ]);
  });

  test('joins people once, the chair apart, and leaves out whom it does not know', () => {
    const opening = session('opening');
    expect(opening.chair?.id).toBe('naima');
    expect(opening.participants.map(({ id }) => id)).toEqual(['youssef', 'karim']);
    expect(opening.interventions.map(({ id }) => id)).toEqual(['i1', 'i2']);
  });

  test('of what begins together the shorter stands first, then by place', () => {
    const rows = [
      event('c', sunday, `${sunday}T09:00:00Z`, `${sunday}T11:00:00Z`, { location_id: 'a' }),
      event('b', sunday, `${sunday}T09:00:00Z`, `${sunday}T10:00:00Z`, { location_id: 'b' }),
      event('a', sunday, `${sunday}T09:00:00Z`, `${sunday}T10:00:00Z`, { location_id: 'c' }),
    ];
    const { sessions } = programmeOf(mapOf(rows), new Map(), new Map(), new Map());
    expect(ids(sessions)).toEqual(['b', 'a', 'c']);
  });

  test('knows from the outline how many sessions a day has that are not held yet', () => {
    const outline = { days: [[saturday, 17] as const, [sunday, 3] as const] };
    const { days, counts } = programmeOf(new Map(), new Map(), new Map(), new Map(), outline);
    expect(days).toEqual([saturday, sunday]);
    expect(counts.get(saturday)).toBe(17);
    expect(programme.counts.get(saturday)).toBe(4);
  });

  test('groups what begins together', () => {
    const slots = slotsOf(programme.byDay.get(saturday) ?? []);
    expect(slots.map(({ sessions }) => ids(sessions))).toEqual([
      ['opening', 'garden'],
      ['after'],
      ['vespers'],
    ]);
    expect(slots[0]?.ends).toBe(at('11:00'));
  });
});

describe('the present', () => {
  test.each([
    ['08:59', 'coming'],
    ['09:00', 'on'],
    ['09:59', 'on'],
    ['10:00', 'over'],
  ])('at %s the opening is %s', (time, moment) =>
    expect(momentOf(session('opening'), at(time))).toBe(moment),
  );

  test('what is on and what comes leaves out what is cancelled, and what is over', () => {
    const garden = session('garden');
    const cancelled = { ...garden, event: { ...garden.event, cancelled: true } };
    const sessions = [session('opening'), cancelled, session('after'), session('vespers')];
    const { on, coming } = nowAndNext(sessions, at('09:30'));
    expect([ids(on), ids(coming)]).toEqual([['opening'], ['after', 'vespers']]);
    expect(ids(nowAndNext(sessions, session('after').starts).on)).toEqual(['after']);
  });

  test('a session can be seen afterwards once it is over and recorded', () => {
    const recorded = { ...session('opening') };
    const recording = {
      ...recorded,
      event: { ...recorded.event, recording_url: 'https://v.example' },
    };
    expect(isRecorded(recording, at('09:59'))).toBe(false);
    expect(isRecorded(recording, at('10:00'))).toBe(true);
    expect(isRecorded(recorded, at('10:00'))).toBe(false);
  });

  test('the present of what is far off stands still, until it is counted down to and from its end', () => {
    const opening = session('opening');
    const shown = ['07:00', '07:29', '07:30', '09:30', '10:00', '11:00'].map((time) =>
      presentFor(opening, at(time)),
    );
    expect(shown).toEqual(['07:29', '07:29', '07:30', '09:30', '10:00', '10:00'].map((t) => at(t)));
  });

  test('a minute that has begun counts', () => {
    expect(minutesUntil(at('10:00'), at('09:59') + 1)).toBe(1);
    expect(minutesUntil(at('10:00'), at('09:30'))).toBe(30);
  });

  test.each([
    ['2026-11-20', saturday],
    [saturday, saturday],
    [sunday, sunday],
    ['2026-11-23', saturday],
  ])('on %s the day opened is %s', (today, day) =>
    expect(dayToOpen(programme.days, today)).toBe(day),
  );

  test('a day without sessions gives way to the next one that has some', () => {
    expect(dayToOpen(['2026-11-19', sunday], saturday)).toBe(sunday);
    expect(dayToOpen([], saturday)).toBeUndefined();
  });

  test('after midnight the evening goes on until its last session ends', () => {
    expect(programmeDayAt(programme.byDay, sunday, at('00:10', sunday))).toBe(saturday);
    expect(programmeDayAt(programme.byDay, sunday, at('00:30', sunday))).toBe(sunday);
  });

  test('between two sessions of one night the evening goes on', () => {
    const day = (time: string) => programmeDayAt(nights(), sunday, at(time, sunday));
    expect([day('00:10'), day('00:30'), day('01:59')]).toEqual([saturday, saturday, saturday]);
    expect(day('02:00')).toBe(sunday);
  });

  test('a night session that is cancelled does not hold the evening up', () => {
    const day = (time: string) =>
      programmeDayAt(nights({ cancelled: true }), sunday, at(time, sunday));
    expect([day('00:10'), day('00:45')]).toEqual([sunday, sunday]);
  });

  test('a session by day that stands under the day before holds nothing up', () => {
    const { byDay } = programmeOf(
      mapOf([event('astray', saturday, `${sunday}T14:00:00Z`, `${sunday}T15:00:00Z`)]),
      ...([new Map(), new Map(), new Map()] as const),
    );
    expect(programmeDayAt(byDay, sunday, at('10:00', sunday))).toBe(sunday);
    expect(programmeDayAt(byDay, sunday, at('14:30', sunday))).toBe(sunday);
  });
});

describe('the filter', () => {
  const anything = { type: '', place: '', speaker: '', language: '', track: '' };
  test.each([
    [anything, ['opening', 'garden', 'after', 'vespers', 'tomorrow']],
    [{ ...anything, type: 'ceremony' }, ['opening']],
    [{ ...anything, place: 'tent' }, ['opening', 'after']],
    [{ ...anything, speaker: 'naima' }, ['opening']],
    [{ ...anything, speaker: 'karim' }, ['opening']],
    [{ ...anything, type: 'spiritual', place: 'tent' }, []],
  ])('%o leaves %o', (filter, left) =>
    expect(ids(narrow(programme.sessions, filter))).toEqual(left),
  );

  test('by a language leaves what is spoken in it or interpreted into it, and offers no other', () => {
    const interpretation = [{ language: 'en', by: 'stream' } as const];
    const tongues = new Map<string, object>([
      ['opening', { spoken: ['ar'], interpretation }],
      ['garden', { spoken: ['fr', 'en'] }],
      ['after', { spoken: ['fr'] }],
    ]);
    const spoken = programme.sessions.map((one) => ({
      ...one,
      event: { ...one.event, ...tongues.get(one.event.id) },
    }));
    const left = (language: string) => ids(narrow(spoken, { ...anything, language }));
    expect([left('en'), left('fr'), left('tr')]).toEqual([
      ['opening', 'garden'],
      ['garden', 'after'],
      [],
    ]);
    expect(choicesIn(spoken).languages).toEqual(['ar', 'fr', 'en']);
  });

  test('by a track leaves its own sessions; those that are part of one are found by it', () => {
    const threads = new Map<string, object>([
      ['opening', { track_id: 'earth' }],
      ['garden', { track_id: 'heart', part_of_id: 'opening' }],
    ]);
    const sessions = programme.sessions.map((one) => ({
      ...one,
      event: { ...one.event, ...threads.get(one.event.id) },
    }));
    expect(ids(narrow(sessions, { ...anything, track: 'earth' }))).toEqual(['opening']);
    expect(ids(partsOf({ sessions }, session('opening')))).toEqual(['garden']);
    expect(ids(partsOf({ sessions }, session('garden')))).toEqual([]);
  });

  test('offers only what some session has', () => {
    const { types, places, speakers } = choicesIn(programme.sessions);
    expect(types).toEqual(['conference', 'ceremony', 'spiritual']);
    expect(places.map(({ id }) => id).sort()).toEqual(['garden', 'mosque', 'tent']);
    expect(speakers.map(({ id }) => id).sort()).toEqual(['karim', 'naima', 'youssef']);
  });
});

describe('the search', () => {
  test.each([
    ['', ids(programme.sessions)],
    ['  ', ids(programme.sessions)],
    ['lanternes', ['garden']],
    ['ceremonie', ['opening']],
    ['الافتتاح', ['opening']],
    ['naima', ['opening']],
    ['parole karim', ['opening']],
    ['mosquee', ['vespers']],
    ['tente after', ['after']],
    ['nowhere', []],
  ])('“%s” finds %o', (query, found) =>
    expect(ids(search(programme.sessions, query))).toEqual(found),
  );
});

test('a session in which nothing is other than before is the same object', () => {
  const [a, b] = ['a', 'b'].map((id) =>
    event(id, sunday, `${sunday}T09:00:00Z`, `${sunday}T10:00:00Z`, { chair_id: id }),
  );
  const events = mapOf(a && b ? [a, b] : []);
  const chairs = [speaker('a', 'Aïcha'), speaker('b', 'Bilal')];
  const before = programmeOf(events, new Map(), new Map(), mapOf(chairs));
  const renamed = mapOf([speaker('a', 'Amina'), ...chairs.slice(1)]);
  const after = programmeOf(events, new Map(), new Map(), renamed, undefined, before);
  expect(after.byId.get('b')).toBe(before.byId.get('b'));
  expect(after.byId.get('a')?.chair?.name).toEqual({ fr: 'Amina' });
  const places = mapOf([place('tent', 'Tente')]);
  const placed = programmeOf(events, new Map(), places, mapOf(chairs), undefined, before);
  expect(placed.byId.get('b')?.location?.id).toBe('tent');
});

test('a talk that changes its words makes another object of its session', () => {
  const rows = mapOf([event('a', sunday, `${sunday}T09:00:00Z`, `${sunday}T10:00:00Z`)]);
  const talk = intervention('i', 'a', 's', 0);
  const of = (one: Intervention, earlier?: ReturnType<typeof programmeOf>) =>
    programmeOf(rows, mapOf([one]), new Map(), new Map(), undefined, earlier);
  const before = of(talk);
  const after = of({ ...talk, title: { fr: 'Autrement' } }, before);
  expect(after.byId.get('a')?.interventions[0]?.title).toEqual({ fr: 'Autrement' });
  expect(of(talk, before).byId.get('a')).toBe(before.byId.get('a'));
});

describe('around a session', () => {
  test('before and after in the same hall, beside it elsewhere', () => {
    const { previous, next, meanwhile } = neighboursOf(programme, session('after'));
    expect(previous?.event.id).toBe('opening');
    expect(next).toBeUndefined();
    expect(ids(meanwhile)).toEqual(['garden']);
  });

  test('its own parts are neither before nor after it, nor is it of them; other parts are', () => {
    const held = (id: string, from: string, to: string, part_of_id: string | null = null) =>
      event(id, sunday, `${sunday}T${from}:00Z`, `${sunday}T${to}:00Z`, {
        ...{ location_id: 'tent', part_of_id },
      });
    const rows = [
      held('before', '08:00', '09:00'),
      held('whole', '09:00', '11:00'),
      held('first', '09:00', '10:00', 'whole'),
      held('second', '10:00', '11:00', 'whole'),
      held('afterwards', '11:00', '11:30', 'whole'),
      held('after', '12:00', '13:00'),
    ];
    const day = programmeOf(mapOf(rows), new Map(), new Map(), new Map());
    const around = (id: string) => {
      const found = day.byId.get(id);
      const { previous, next } = neighboursOf(day, found ?? session('tomorrow'));
      return [previous?.event.id, next?.event.id];
    };
    expect(around('whole')).toEqual(['before', 'afterwards']);
    expect(around('first')).toEqual(['before', 'second']);
    expect(around('second')).toEqual(['first', 'afterwards']);
    expect(around('before')).toEqual([undefined, 'first']);
  });

  test('what begins as it ends, or ends as it begins, is not meanwhile; a minute more is', () => {
    const elsewhere = (id: string, from: string, to: string) =>
      event(id, sunday, `${sunday}T${from}:00Z`, `${sunday}T${to}:00Z`, { location_id: id });
    const rows = [
      elsewhere('one', '10:00', '11:00'),
      elsewhere('ends as it begins', '09:00', '10:00'),
      elsewhere('begins as it ends', '11:00', '12:00'),
      elsewhere('ends a minute later', '09:00', '10:01'),
      elsewhere('begins a minute earlier', '10:59', '12:00'),
      elsewhere('without a place', '10:15', '10:30'),
    ];
    const homeless = rows.map((row) =>
      row.id === 'without a place' ? { ...row, location_id: null } : row,
    );
    const day = programmeOf(mapOf(homeless), new Map(), new Map(), new Map());
    const one = day.byId.get('one');
    expect(one && ids(neighboursOf(day, one).meanwhile)).toEqual([
      'ends a minute later',
      'without a place',
      'begins a minute earlier',
    ]);
  });

  test('of dozens at the same time those that begin nearest, in order of time', () => {
    const rows = Array.from({ length: 40 }, (_, index) => {
      const minutes = String(index).padStart(2, '0');
      const times = [`${sunday}T09:${minutes}:00Z`, `${sunday}T11:00:00Z`] as const;
      return event(`s${minutes}`, sunday, ...times, { location_id: `hall ${index}` });
    });
    const full = programmeOf(mapOf(rows), new Map(), new Map(), new Map());
    const beside = (id: string) => {
      const found = full.byId.get(id);
      return found && ids(neighboursOf(full, found).meanwhile);
    };
    expect(beside('s20')).toEqual(['s16', 's17', 's18', 's19', 's21', 's22', 's23', 's24']);
    expect(beside('s00')).toEqual(['s01', 's02', 's03', 's04', 's05', 's06', 's07', 's08']);
  });

  test('a session without a place has no hall, and shares none with another', () => {
    const homeless = (id: string, from: string, to: string) =>
      event(id, sunday, `${sunday}T${from}:00Z`, `${sunday}T${to}:00Z`, { location_id: null });
    const rows = [
      homeless('before', '08:00', '09:00'),
      homeless('one', '09:00', '10:00'),
      homeless('beside', '09:30', '10:30'),
      homeless('after', '11:00', '12:00'),
    ];
    const day = programmeOf(mapOf(rows), new Map(), new Map(), new Map());
    const one = day.byId.get('one');
    const { previous, next, meanwhile } = neighboursOf(day, one ?? session('tomorrow'));
    expect([previous, next]).toEqual([undefined, undefined]);
    expect(ids(meanwhile)).toEqual(['beside']);
  });
});

describe('the plan of halls', () => {
  const byId = (a: Location, b: Location) => (a.id < b.id ? -1 : 1);

  test('runs from full hour to full hour with a column for each hall', () => {
    const plan = planHalls(programme.byDay.get(saturday) ?? [], byId);
    expect(plan?.starts).toBe(at('09:00'));
    expect(plan?.ends).toBe(at('01:00', sunday));
    expect(plan?.halls.map(({ location }) => location?.id)).toEqual(['garden', 'mosque', 'tent']);
    expect(plan?.halls[2]?.sessions.map(({ from, minutes }) => [from, minutes])).toEqual([
      [0, 60],
      [60, 60],
    ]);
  });

  test('the largest hall comes first, those of one size in the order asked for', () => {
    const rows = ['small', 'great', 'tent'].map((id) =>
      event(id, sunday, `${sunday}T09:00:00Z`, `${sunday}T10:00:00Z`, { location_id: id }),
    );
    const halls = mapOf([
      { ...place('small', 'Bibliothèque'), capacity: 60 },
      { ...place('great', 'Grande salle'), capacity: 1200 },
      { ...place('tent', 'Tente'), capacity: 60 },
    ]);
    const { sessions } = programmeOf(mapOf(rows), new Map(), halls, new Map());
    const order = planHalls(sessions, (a, b) => -byId(a, b))?.halls;
    expect(order?.map(({ location }) => location?.id)).toEqual(['great', 'tent', 'small']);
  });

  test('what overlaps in one hall stands in lanes, what follows has the whole width again', () => {
    const rows = [
      event('a', sunday, `${sunday}T09:00:00Z`, `${sunday}T11:00:00Z`),
      event('b', sunday, `${sunday}T09:30:00Z`, `${sunday}T10:00:00Z`),
      event('c', sunday, `${sunday}T10:00:00Z`, `${sunday}T10:30:00Z`),
      event('d', sunday, `${sunday}T11:00:00Z`, `${sunday}T12:00:00Z`),
    ];
    const { sessions } = programmeOf(mapOf(rows), new Map(), new Map(), new Map());
    const hall = planHalls(sessions, byId)?.halls[0];
    expect(hall?.sessions.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
      [0, 1],
    ]);
  });

  test('no sessions, no plan', () => expect(planHalls([], byId)).toBeUndefined());
});
