import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { previewImport } from '#exchange/index.ts';
import { read } from './fixture.ts';

/** Real exports, which carry no licence and therefore lie beside the project, not in it. */
const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'data', 'schedules');

interface Expected {
  file: string;
  entries: number;
  events: number;
  speakers: number;
  rooms: number;
  afterMidnight?: number;
}

const schedules: Expected[] = [
  // 571 person ids, of which four pairs bear one name and nothing to tell them apart.
  {
    file: 'ccc-38c3.xml',
    entries: 1007,
    events: 1007,
    speakers: 567,
    rooms: 72,
    afterMidnight: 58,
  },
  { file: 'debconf23.xml', entries: 117, events: 117, speakers: 87, rooms: 5, afterMidnight: 0 },
  { file: 'pretalx-democon.json', entries: 36, events: 36, speakers: 27, rooms: 2 },
  { file: 'pretalx-rc3.json', entries: 48, events: 48, speakers: 56, rooms: 5 },
  // 81 speakers of talks and 6 who lead sprints only; the 5 breaks do not say how long they last.
  { file: 'pyconfr_2025.json', entries: 98, events: 93, speakers: 87, rooms: 13 },
  // One of the 120 ends before it begins.
  { file: 'jres_2022.ics', entries: 120, events: 119, speakers: 0, rooms: 15 },
];

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
    const source = read(await readFile(join(folder, expected.file)));
    const { counts, notices } = await previewImport(source, 20, new Map());
    expect(source.entries.length).toBe(expected.entries);
    expect(counts.event?.new).toBe(expected.events);
    expect(counts.speaker?.new ?? 0).toBe(expected.speakers);
    expect(counts.location?.new).toBe(expected.rooms);
    const leftOut = notices.filter(({ effect }) => effect === 'left_out');
    expect(leftOut.length).toBe(expected.entries - expected.events);
    const late = notices.filter(({ code }) => code === 'after_midnight');
    if (expected.afterMidnight !== undefined) expect(late.length).toBe(expected.afterMidnight);
  },
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
