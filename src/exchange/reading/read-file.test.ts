import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pack } from '../archive/pack.ts';
import { writeWorkbook } from '../table/write-workbook.ts';
import { readFile } from './read-file.ts';
import { type FileKind, readHere } from './readers.ts';

type Handler = (event: { data: unknown }) => unknown;

/** What the worker's script listens with and answers to; browsers give each worker its own. */
let listened: Handler | undefined;
let script: Handler | undefined;
let answerTo: Handler | undefined;
let started: FakeWorker[] = [];

/** A worker on this thread: what goes in and out is copied as between threads. */
class FakeWorker {
  onmessage: Handler | undefined;
  onerror: ((event: Event) => void) | undefined;
  ended = false;
  constructor() {
    started.push(this);
  }
  postMessage(order: unknown) {
    answerTo = (event) => this.ended || this.onmessage?.(event);
    // A file is handed over as it is; here copies of it would lose what they are.
    void script?.({ data: order });
  }
  terminate() {
    this.ended = true;
  }
}

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, handler: Handler) => {
    listened = handler;
  });
  await import('./file-worker.ts');
});
beforeEach(() => {
  started = [];
  script = listened;
  vi.stubGlobal('postMessage', (data: unknown, more?: StructuredSerializeOptions) =>
    answerTo?.({ data: structuredClone(data, more) }),
  );
  vi.stubGlobal('Worker', FakeWorker);
});

const schedules = join(import.meta.dirname, '../../../tests/fixtures/schedules');
const rows = Array.from({ length: 2_000 }, (_, index) => [`Amina ${index}`, 'MA']);
const archive = {
  ...{ edition: 21, at: '2026-11-21T10:00:00.000Z', rows: [] },
  media: new Map([['speakers/amina-640x800.webp', Uint8Array.of(1, 2, 3)]]),
};
const files: readonly (readonly [FileKind, string, Uint8Array | string])[] = [
  ['table', 'a workbook', writeWorkbook([{ name: 'a', headers: ['Nom', 'Pays'], rows }], false)],
  ['table', 'a table', 'Nom;Pays\nAmina;MA\n'],
  ['table', 'no table', '%PDF-1.7'],
  ['schedule', 'a schedule', readFileSync(join(schedules, 'frab.xml'))],
  ['schedule', 'a calendar', readFileSync(join(schedules, 'calendar.ics'))],
  ['schedule', 'a broken schedule', '{"schedule":'],
  ['archive', 'an archive', pack(archive)],
  ['archive', 'no archive', 'Nom;Pays'],
];
const blobOf = (content: Uint8Array | string) => new Blob([content as BlobPart]);
const never = new AbortController().signal;

test.each(files)('%s: a worker reads %s as it is read in place', async (kind, _, content) => {
  const read = await readFile(kind, blobOf(content), never);
  expect(read).toEqual(await readHere(kind, blobOf(content)));
  expect(started.map(({ ended }) => ended)).toEqual([true]);
});

test.each([
  ['there is none', () => vi.stubGlobal('Worker', undefined)],
  [
    'the policy forbids it',
    () =>
      vi.stubGlobal('Worker', () => {
        throw new Error('SecurityError');
      }),
  ],
  [
    'its script does not come',
    () => {
      script = () => started[0]?.onerror?.(new Event('error'));
    },
  ],
  ['it cannot read on', () => vi.stubGlobal('postMessage', () => answerTo?.({ data: {} }))],
])('without a worker a file is read in place: %s', async (_, without) => {
  without();
  expect(await readFile('table', blobOf('Nom\nAmina\n'), never)).toMatchObject({ ok: true });
});

test('who leaves ends the worker, and nothing is read in its place', async () => {
  script = () => undefined;
  const leaving = new AbortController();
  const file = blobOf('Nom\nAmina\n');
  const onThePage = vi.spyOn(file, 'arrayBuffer');
  const reading = readFile('table', file, leaving.signal);
  leaving.abort();
  expect(await reading).toBeUndefined();
  expect(started.map(({ ended }) => ended)).toEqual([true]);
  expect(await readFile('table', file, leaving.signal)).toBeUndefined();
  expect(onThePage).not.toHaveBeenCalled();
});

test('a file that is gone from the disk meanwhile is told as that, not waited for', async () => {
  const file = blobOf('Nom\nAmina\n');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new Error('NotReadableError'));
  await expect(readFile('table', file, never)).rejects.toThrow('NotReadableError');
});
