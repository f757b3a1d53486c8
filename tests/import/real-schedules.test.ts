import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { previewImport } from '#exchange/index.ts';
import { read } from './fixture.ts';

/** Real exports, which carry no licence and therefore lie beside the project, not in it. */
const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'data', 'schedules');

/**
 * What a program that shares no code with ours counted in each file: sessions, rooms, people, tracks
 * and addresses, and how many of the addresses are documents; all others stand in the report.
 */
interface Expected {
  file: string;
  entries: number;
  events: number;
  speakers: number;
  rooms: number;
  tracks: number;
  /** Addresses with a field of their own, each once. */
  links: number;
  documents: number;
  afterMidnight?: number;
}

const schedules: Expected[] = [
  {
    file: 'ccc-38c3.xml',
    ...{ entries: 1007, events: 1007, rooms: 72, tracks: 7, afterMidnight: 58 },
    // 571 person ids, of which four pairs bear one name and nothing to tell them apart.
    speakers: 567,
    // Each session's own page; the other system's feedback and origin are told, and so are logos.
    ...{ links: 2232, documents: 1007 },
  },
  {
    file: 'debconf23.xml',
    ...{ entries: 117, events: 117, speakers: 87, rooms: 5, tracks: 12, afterMidnight: 0 },
    ...{ links: 91, documents: 117 },
  },
  {
    file: 'pretalx-democon.json',
    ...{ entries: 36, events: 36, speakers: 27, rooms: 2, tracks: 2 },
    // All on http://localhost.
    ...{ links: 37, documents: 0 },
  },
  {
    file: 'pretalx-rc3.json',
    ...{ entries: 48, events: 48, speakers: 56, rooms: 5, tracks: 5 },
    ...{ links: 91, documents: 86 },
  },
  {
    file: 'pyconfr_2025.json',
    // 81 speakers of talks and 6 who lead sprints only; the 5 breaks do not say how long they last.
    ...{ entries: 98, events: 93, speakers: 87, rooms: 13, tracks: 0 },
    // Portraits, and the paths of documents on a host that the file does not name; one drawing in a frame.
    ...{ links: 55, documents: 1 },
  },
  // One of the 120 ends before it begins.
  {
    file: 'jres_2022.ics',
    ...{ entries: 120, events: 119, speakers: 0, rooms: 15, tracks: 0 },
    ...{ links: 0, documents: 0 },
  },
];

/** Every address in a text, as far as it goes. */
function addressesIn(text: string): string[] {
  return text.match(/(?:https?:)?\/\/[^\s<>"\\]+/g) ?? [];
}

/** Addresses that make up an attribute, an element or a value; those of the format itself are none. */
function alone(text: string): Set<string> {
  const whole = /(?:>|")\s*((?:https?:)?\/\/[^\s<>"\\]+)\s*(?:<\/(?!a>)|")/g;
  const format = /schema(?:\.xsd|\/|\.json)|XMLSchema-instance/;
  return new Set(
    [...text.matchAll(whole)]
      .map(([, address = '']) => address.replaceAll('&amp;', '&'))
      .filter((address) => !format.test(address)),
  );
}

const withoutTime = new Set(['no_duration', 'no_length', 'no_title', 'no_start', 'all_day']);

const present = existsSync(folder);
const missing = `Real schedules are not tested: there is no folder ${folder}`;

test('the real schedules are there', ({ skip }) => {
  // Where it counts nothing is left out in silence; elsewhere the report says what was.
  if (process.env.CI) expect(present, missing).toBe(true);
  skip(!present, missing);
});

test.skipIf(!present).each(schedules)(
  '$file is read as its organisers meant it',
  async (expected) => {
    const bytes = await readFile(join(folder, expected.file));
    const source = read(bytes);
    const { counts, notices, operations } = await previewImport(source, 20, new Map());
    expect(source.entries.length).toBe(expected.entries);
    expect(counts.event?.new).toBe(expected.events);
    expect(counts.speaker?.new ?? 0).toBe(expected.speakers);
    expect(counts.location?.new).toBe(expected.rooms);
    expect(counts.track?.new ?? 0).toBe(expected.tracks);
    expect(counts.attachment?.new ?? 0).toBe(expected.documents);
    const known = new Set(addressesIn(JSON.stringify([operations, notices])));
    const missing = [...alone(bytes.toString('utf8'))].filter((address) => !known.has(address));
    expect(missing).toEqual([]);
    expect(alone(bytes.toString('utf8')).size).toBe(expected.links);
    const unplaced = notices.filter(({ code }) => withoutTime.has(code));
    expect(unplaced.length).toBe(expected.entries - expected.events);
    expect(notices.filter(({ effect }) => effect === 'question')).toEqual(
      // Edition 20 is that of 2025.
      notices.filter(({ code }) => code === 'other_year'),
    );
    const late = notices.filter(({ code }) => code === 'after_midnight');
    if (expected.afterMidnight !== undefined) expect(late.length).toBe(expected.afterMidnight);
  },
  // The largest has a thousand sessions, which a busy machine takes its time over.
  120_000,
);

test.skipIf(!present)(
  'the two lines of jres_2022.ics that are not UTF-8 are told and mended',
  async () => {
    const { notices, entries } = read(await readFile(join(folder, 'jres_2022.ics')));
    const lines = notices.filter(({ where }) => where.line === 1600 || where.line === 1601);
    expect(lines.map(({ code }) => code)).toEqual(['character_split', 'character_split']);
    expect(JSON.stringify(entries)).not.toContain('\ufffd');
  },
);
