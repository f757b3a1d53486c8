import { describe, expect, test } from 'vitest';
import { previewImport, readSchedule } from '#exchange/index.ts';
import { eventsByTitle, fixture, planOf, read, rowsOf, told } from './fixture.ts';

describe('frab XML', () => {
  test('places every good entry and tells of every other by its line', async () => {
    const plan = await planOf('frab.xml');
    expect([...eventsByTitle(plan).keys()]).toEqual([
      'Cérémonie d’ouverture',
      expect.stringMatching(/^Une très longue .*…$/),
      'سهرة السماع',
      "A second session under the first one's id",
      'Une date qui n’est pas une date',
      'Spaziergang ohne Raum',
    ]);
    expect(told(plan).sort()).toEqual(
      [
        'after_midnight@53',
        'bad_date_ignored@93',
        'bad_start@100',
        'id_reused@65',
        'no_length@74',
        'no_person_name@31',
        'no_room@111',
        'no_start@88',
        'no_title@138',
        'offset_assumed@',
        'other_language@111',
        'repeated@121',
        'title_cut@31',
        'too_long@81',
        ...[
          'type_mapped@111',
          'type_mapped@14',
          'type_mapped@31',
          'type_mapped@53',
          'type_mapped@65',
        ],
        'unreadable_entry@45',
        'unsafe_link@31',
      ].sort(),
    );
  });

  test('gives each session its texts, type, place and people in order', async () => {
    const plan = await planOf('frab.xml');
    const [hall, tent] = rowsOf(plan, 'location');
    const ids = plan.operations.filter(({ kind }) => kind === 'speaker').map(({ id }) => id);
    const events = eventsByTitle(plan);
    expect([hall, tent]).toMatchObject([
      { name: { fr: 'Grande salle' }, type: 'room', edition_ids: [20], published: false },
      { name: { fr: 'Tente du jardin' }, type: 'tent' },
    ]);
    expect(events.get('Cérémonie d’ouverture')).toMatchObject({
      description: { fr: 'Mot de bienvenue\n\nLes portes s’ouvrent. Puis le silence.' },
      type: 'ceremony',
      date: '2025-10-17',
      starts_at: '2025-10-17T10:00:00+01:00',
      ends_at: '2025-10-17T10:45:00+01:00',
      participant_ids: ids,
      published: false,
    });
    const long = [...events.values()][1];
    expect(long?.title.fr?.length).toBeLessThanOrEqual(300);
    expect(long?.description).toEqual({
      fr: 'Deux mots écrits.\n\nVoir ici ou là (https://example.org/a).',
    });
    expect(events.get('سهرة السماع')).toMatchObject({
      title: { ar: 'سهرة السماع' },
      description: { ar: 'ليلة من الذكر </event> والمديح' },
      type: 'spiritual',
      date: '2025-10-17',
      starts_at: '2025-10-18T00:30:00+01:00',
    });
    expect(events.get('Spaziergang ohne Raum')).toMatchObject({ title: { en: expect.anything() } });
    expect(events.get('Spaziergang ohne Raum')).not.toHaveProperty('location_id');
  });
});

test('wafer XML: days dated by UTC become the days of the place', async () => {
  const plan = await planOf('wafer.xml');
  const events = eventsByTitle(plan);
  expect(events.get('Opening of the days')).toMatchObject({
    date: '2025-09-10',
    starts_at: '2025-09-10T10:30:00+05:30',
    type: 'conference',
  });
  expect(events.get('Stories under the moon')).toMatchObject({
    date: '2025-09-10',
    starts_at: '2025-09-11T00:30:00+05:30',
  });
  expect(events.get('BoF on the river')?.type).toBe('round_table');
  expect(plan.counts).toMatchObject({ location: { new: 2 }, speaker: { new: 2 } });
});

test('pretalx JSON: an id shared by two rooms is no identity, one person with two ids is one', async () => {
  const plan = await planOf('pretalx.json');
  expect(rowsOf(plan, 'location')).toMatchObject([
    { name: { en: 'Gray Room' }, capacity: 120 },
    { name: { en: 'Tan Room' }, description: { en: expect.stringContaining('garden') } },
  ]);
  expect(rowsOf(plan, 'location')[1]).not.toHaveProperty('capacity');
  expect(rowsOf(plan, 'speaker')).toMatchObject([
    { name: { en: 'Brin Sample' }, biography: { en: 'Writes about gardens.' } },
    { name: { en: 'Noor Sample' } },
  ]);
  const events = eventsByTitle(plan);
  expect(events.get('Session 25 of the day')?.description?.en).toBe(
    'First line.\nSecond line.\n\nHeading\n\n- one\n- two, see the page (https://demo.example/x)',
  );
  expect(events.get('Session 26 of the day')).toMatchObject({
    type: 'round_table',
    participant_ids: events.get('Session 25 of the day')?.participant_ids.slice(0, 1),
    starts_at: '2025-12-14T09:30:00+01:00',
  });
  expect(events.get('Session 28 of the day')).toMatchObject({ date: '2025-12-14', type: 'event' });
  expect(events.get('Bilan')).toMatchObject({
    title: { fr: 'Bilan', en: 'Summing up' },
    description: { en: 'Nur auf Deutsch.' },
  });
  expect(told(plan)).toEqual(
    expect.arrayContaining(['bad_start@27', 'unreadable_entry@2025-12-14 · Gray Room · 3']),
  );
});

test('frab JSON: an id used twice makes two sessions, a person without id is known by name', async () => {
  const plan = await planOf('frab.json');
  const events = eventsByTitle(plan);
  expect([...events.keys()]).toEqual(['Le concert du soir', 'Le même numéro']);
  expect(plan.counts.speaker?.new).toBe(1);
  expect(new Set([...events.values()].map((event) => event.participant_ids[0])).size).toBe(1);
  expect(told(plan)).toEqual(expect.arrayContaining(['id_reused@4001', 'no_person_name@4001']));
});

test('bilingual JSON: both languages, sessions with several slots, breaks without an end told', async () => {
  const plan = await planOf('bilingual.json');
  expect(rowsOf(plan, 'location')).toMatchObject([
    { name: { fr: 'Salle', en: 'Hall' }, capacity: 290 },
    { name: { fr: 'Tente', en: 'Tent' }, type: 'tent' },
  ]);
  const workshops = rowsOf(plan, 'event').filter(({ starts_at }) =>
    String(starts_at).endsWith('T10:30:00+01:00'),
  );
  expect(workshops.map(({ date }) => date)).toEqual(['2025-11-01', '2025-11-02']);
  expect(eventsByTitle(plan).get('Accueil')?.title).toEqual({ fr: 'Accueil', en: 'Welcome' });
  expect(told(plan)).toEqual(expect.arrayContaining(['no_duration@lunch']));
});

test('iCalendar: zones by name, by definition, by Outlook, by nobody; repetitions; broken bytes', async () => {
  const plan = await planOf('calendar.ics');
  const events = eventsByTitle(plan);
  const starts = [...events].map(([title, event]) => [title, event.date, event.starts_at]);
  expect(starts).toEqual([
    ['Accueil des congressistes', '2025-05-17', '2025-05-17T11:00:00+02:00'],
    ['Floating talk', '2025-05-17', '2025-05-17T14:00:00+01:00'],
    ['Veillée après minuit', '2025-05-17', '2025-05-18T00:00:00+01:00'],
    ['À l’heure d’Outlook', '2025-05-18', '2025-05-18T09:00:00+02:00'],
    ['À l’heure du village', '2025-05-18', '2025-05-18T12:00:00+03:00'],
    ['À l’heure de nulle part', '2025-05-18', '2025-05-18T15:00:00+01:00'],
    ['Prière du matin', '2025-05-19', '2025-05-19T06:00:00+02:00'],
    ['Annulé', '2025-05-18', '2025-05-18T17:00:00+02:00'],
    ['En latin-1', '2025-05-18', '2025-05-18T19:00:00+02:00'],
    ['Un caractère coupé en deux', '2025-05-18', '2025-05-18T20:00:00+02:00'],
    ['Sans identifiant', '2025-05-18', '2025-05-18T21:00:00+02:00'],
  ]);
  expect(plan.counts.event?.new).toBe(12);
  expect(events.get('Annulé')?.cancelled).toBe(true);
  expect(events.get('Un caractère coupé en deux')?.description?.fr).toBe('Il vient d’exploitation');
  expect(rowsOf(plan, 'location').map(({ name }) => name)).toContainEqual({ fr: 'Théâtre' });
  expect(told(plan)).toEqual(
    expect.arrayContaining([
      'not_utf8@94',
      'character_split@103',
      'character_split@104',
      'unknown_zone@50',
      'all_day@57',
      'recurring@63',
      'no_length@80',
      'entry_cut@86',
      'no_id@106',
      'zone_assumed@',
    ]),
  );
});

test.each([
  ['frab.xml', '<event id="2"', '<evnt id="2"', 'unreadable_entry'],
  ['calendar.ics', 'BEGIN:VEVENT\r\nUID:d@', 'BEGIN:VEVEN\r\nUID:d@', 'entry_cut'],
])(
  '%s: an entry whose beginning is damaged is told, and only that one is lost',
  async (name, good, bad, code) => {
    const text = Buffer.from(await fixture(name))
      .toString('latin1')
      .replace(good, bad);
    const bytes = Buffer.from(text, 'latin1');
    const [whole, damaged] = [await planOf(name), await previewImport(read(bytes), 20, new Map())];
    const count = (plan: typeof whole) => told(plan).filter((one) => one.startsWith(code)).length;
    expect(damaged.counts.event?.new).toBe((whole.counts.event?.new ?? 0) - 1);
    expect(count(damaged)).toBe(count(whole) + 1);
  },
);

test('what is no schedule is said to be none', async () => {
  const reasonOf = (text: string) => {
    const reading = readSchedule(new TextEncoder().encode(text));
    return reading.ok ? 'readable' : reading.reason.code;
  };
  expect(reasonOf('')).toBe('empty');
  expect(reasonOf('<!DOCTYPE html><html><body>Sign in</body></html>')).toBe('web_page');
  expect(reasonOf('%PDF-1.7')).toBe('not_recognised');
  expect(reasonOf('[1, 2]')).toBe('not_recognised');
  expect(reasonOf('{"schedule": {"conference": ')).toBe('json_cut');
  expect(reasonOf('{"schedule": nonsense}')).toBe('broken_json');
  expect(reasonOf('<schedule><timetable/></schedule>')).toBe('not_recognised');
  expect(reasonOf('<schedule><conference/></schedule>')).toBe('no_entries');
  const cutShort = (await fixture('frab.xml')).subarray(0, 1_700);
  expect(readSchedule(cutShort).ok).toBe(true);
});
