import { describe, expect, test } from 'vitest';
import { archiveEvents, currentEvents, speakers } from '#seed/programme/index.ts';
import { locations } from '#seed/site/locations.ts';
import type { EventSeed, SeedEdition } from '#seed/types.ts';
import { type Localized, languages } from '#shared/localized.ts';

const editions: Record<SeedEdition, readonly EventSeed[]> = {
  current: currentEvents,
  archive: archiveEvents,
};
const everyEvent = [...currentEvents, ...archiveEvents];
const everyIntervention = everyEvent.flatMap((event) => event.interventions ?? []);

/** Every text of the programme, with the place it comes from; names are written alike in fr and en. */
const texts: { at: string; text: Localized; isName: boolean }[] = [
  ...speakers.flatMap(({ slug, name, title, biography }) => [
    { at: `${slug} name`, text: name, isName: true },
    ...(title ? [{ at: `${slug} title`, text: title, isName: false }] : []),
    ...(biography ? [{ at: `${slug} biography`, text: biography, isName: false }] : []),
  ]),
  ...everyEvent.flatMap((event) => titled(event.slug, event)),
  ...everyEvent.flatMap((event) =>
    (event.interventions ?? []).flatMap((one) => titled(`${event.slug}/${one.speaker}`, one)),
  ),
];

function titled(at: string, owner: { title: Localized; description?: Localized }) {
  const { title, description } = owner;
  return [
    { at: `${at} title`, text: title, isName: false },
    ...(description ? [{ at: `${at} description`, text: description, isName: false }] : []),
  ];
}

/** Minutes since midnight of the edition's first day; the small hours belong to the night after. */
function span({ day, start, end }: EventSeed): { from: number; to: number } {
  const from = day * 1440 + minutes(start) + (start < '04:00' ? 1440 : 0);
  const until = day * 1440 + minutes(end);
  return { from, to: until > from ? until : until + 1440 };
}

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
}

function peopleOf(event: EventSeed): string[] {
  const chair = event.chair ? [event.chair] : [];
  return [...new Set([...chair, ...(event.participants ?? [])])];
}

/** Pairs of events that overlap in time while sharing one of the things they occupy. */
function clashes(events: readonly EventSeed[], occupied: (event: EventSeed) => string[]): string[] {
  const found: string[] = [];
  for (const [index, first] of events.entries()) {
    for (const second of events.slice(index + 1)) {
      const [a, b] = [span(first), span(second)];
      if (a.from >= b.to || b.from >= a.to) continue;
      const shared = occupied(first).filter((thing) => occupied(second).includes(thing));
      found.push(...shared.map((thing) => `${thing}: ${first.slug} / ${second.slug}`));
    }
  }
  return found;
}

function repeated(slugs: readonly string[]): string[] {
  return slugs.filter((slug, index) => slugs.indexOf(slug) !== index);
}

describe('size', () => {
  test('the demonstration is as large as promised', () => {
    const ofCurrent = currentEvents.flatMap((event) => event.interventions ?? []);
    const current = speakers.filter((one) => !one.editions || one.editions.includes('current'));
    expect(current.length).toBeGreaterThanOrEqual(60);
    expect(new Set(current.map((one) => one.country)).size).toBeGreaterThanOrEqual(14);
    expect(currentEvents.length).toBeGreaterThanOrEqual(64);
    expect(ofCurrent.length).toBeGreaterThanOrEqual(120);
    expect(archiveEvents).toHaveLength(24);
    expect(everyIntervention.length - ofCurrent.length).toBe(40);
  });

  test('every type of event occurs, and one event is cancelled', () => {
    const types = new Set(currentEvents.map((event) => event.type));
    expect([...types].sort()).toEqual(
      ['ceremony', 'conference', 'event', 'round_table', 'spiritual'].sort(),
    );
    expect(currentEvents.filter((event) => event.cancelled)).toHaveLength(1);
  });
});

describe('references', () => {
  test('slugs are unique', () => {
    expect(repeated(speakers.map((one) => one.slug))).toEqual([]);
    expect(repeated(everyEvent.map((one) => one.slug))).toEqual([]);
  });

  test.each(['current', 'archive'] as const)('all resolve within the %s edition', (edition) => {
    const known = new Set(
      speakers
        .filter((one) => (one.editions ?? ['current']).includes(edition))
        .map((one) => one.slug),
    );
    const places = new Set<string>(
      locations
        .filter((one) => (one.editions as readonly SeedEdition[]).includes(edition))
        .map((one) => one.slug),
    );
    const events = editions[edition];
    expect(events.map((one) => one.location).filter((slug) => !places.has(slug))).toEqual([]);
    expect(events.flatMap(peopleOf).filter((slug) => !known.has(slug))).toEqual([]);
    const heard = new Set(events.flatMap(peopleOf));
    expect([...known].filter((slug) => !heard.has(slug))).toEqual([]);
  });

  test('each intervention is by another participant of its event', () => {
    for (const event of everyEvent) {
      const by = (event.interventions ?? []).map((one) => one.speaker);
      expect(repeated(by), event.slug).toEqual([]);
      expect(
        by.filter((slug) => !event.participants?.includes(slug)),
        event.slug,
      ).toEqual([]);
      expect(repeated(event.participants ?? []), event.slug).toEqual([]);
    }
  });
});

describe.each(['current', 'archive'] as const)('times of the %s edition', (edition) => {
  const events = editions[edition];

  test('no hall is booked twice and nobody is in two places', () => {
    expect(clashes(events, (event) => [event.location])).toEqual([]);
    expect(clashes(events, peopleOf)).toEqual([]);
  });

  test('hours are written HH:MM and no session is longer than four hours', () => {
    for (const event of events) {
      expect(event.start).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(event.end).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      const { from, to } = span(event);
      expect(to - from, event.slug).toBeLessThanOrEqual(240);
    }
  });
});

test('something is on at nearly every quarter of an hour from 9 to 22 on each day', () => {
  for (const day of [1, 2, 3, 4]) {
    const moments = Array.from({ length: 52 }, (_, index) => day * 1440 + 540 + index * 15);
    const on = moments.filter((at) =>
      currentEvents.some(
        (event) => !event.cancelled && span(event).from <= at && at < span(event).to,
      ),
    );
    expect(on.length / moments.length, `day ${day}`).toBeGreaterThan(0.8);
  }
});

describe('texts', () => {
  test('are present in at least one language, trimmed, and never empty', () => {
    for (const { at, text } of texts) {
      const values = Object.values(text);
      expect(values.length, at).toBeGreaterThan(0);
      for (const value of values) expect(value, at).toBe(value.trim());
      expect(values, at).not.toContain('');
    }
  });

  test('lack one language in 5 to 15 of 100 cases, and never two', () => {
    const missing = texts.map(({ text }) => languages.filter((one) => !text[one]).length);
    const share = missing.filter((count) => count > 0).length / texts.length;
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.15);
    expect(Math.max(...missing)).toBe(1);
  });

  test('differ from language to language, and none is used twice', () => {
    for (const { at, text, isName } of texts) {
      const values = Object.values(text);
      const distinct = isName ? values.length - 1 : values.length;
      expect(new Set(values).size, at).toBeGreaterThanOrEqual(distinct);
    }
    for (const language of languages) {
      const written = texts.flatMap(({ text }) => text[language] ?? []);
      expect(repeated(written), language).toEqual([]);
    }
  });

  test('are written in the script of their language', () => {
    for (const { at, text } of texts) {
      if (text.ar) expect(text.ar, at).toMatch(/^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u);
      for (const latin of [text.fr, text.en]) {
        // But for the honorific, which is one sign in every language.
        if (latin) expect(latin.replace('ﷺ', ''), at).not.toMatch(/\p{Script=Arabic}/u);
      }
    }
  });

  test('keep the typography of their language', () => {
    for (const { at, text } of texts) {
      for (const value of Object.values(text)) expect(value, at).not.toMatch(/['"]| {2}/);
      if (text.fr) expect(text.fr, at).not.toMatch(/ [;:?!»]|« |[^\u202f\u00a0][;:?!»]/);
      if (text.en) expect(text.en, at).not.toMatch(/[\s\u00a0\u202f][;:?!,.]/);
      if (text.ar) expect(text.ar, at).not.toMatch(/[,;?]|\s[،؛؟.:]/);
    }
  });
});
