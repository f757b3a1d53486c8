import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoredWords } from '#local/backup/restored-words.ts';
import { counted, PlainError, sentenceOf } from '#local/command.ts';

const fails = (work: Promise<unknown>) => work.then(() => undefined, sentenceOf);

test('what the disk refuses is told in words, with the path', async () => {
  const [here, none] = [import.meta.filename, join(import.meta.dirname, 'none')];
  expect(await fails(readFile(none))).toBe(`${none}: there is no such file or folder.`);
  expect(await fails(readFile(import.meta.dirname))).toBe(
    'What is to be written: it is a folder, and no file.',
  );
  expect(await fails(writeFile(join(here, 'a'), ''))).toBe(
    `${join(here, 'a')}: it lies in a file, which is no folder.`,
  );
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(sentenceOf(full)).toBe('What is to be written: the disk is full.');
});

test('what can be acted on has its own sentence, and a fault of the program none', () => {
  expect(sentenceOf(new PlainError('Do this.'))).toBe('Do this.');
  expect(sentenceOf(new TypeError('x is undefined'))).toBeUndefined();
  expect(sentenceOf('x')).toBeUndefined();
  const program = Object.assign(new Error('spawn git ENOENT'), {
    code: 'ENOENT',
    syscall: 'spawn git',
  });
  expect(sentenceOf(program)).toBeUndefined();
});

test('every command tells what ends it', () => {
  const root = join(import.meta.dirname, '../..');
  const commands = readdirSync(join(root, 'supabase'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)cli\.ts$/.test(path))
    .map((path) => `supabase/${path}`);
  expect(commands.length).toBeGreaterThan(5);
  const ofTests = ['tests/bench/run.ts', 'tests/mutants/run.ts', 'tests/tools/screenshots.ts'];
  for (const path of [...commands, ...ofTests]) {
    expect(readFileSync(join(root, path), 'utf8'), path).toMatch(/^runCommand\(main\);$/m);
  }
});

test('one of a thing is told in the singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'edition'))).toEqual([
    '0 editions',
    '1 edition',
    '2 editions',
  ]);
  expect(counted(1, 'file of pictures', 'files of pictures')).toBe('1 file of pictures');
  expect(counted(2, 'file of pictures', 'files of pictures')).toBe('2 files of pictures');
});

test('what a restore brought back is counted, and said to be one of a kind', () => {
  const of = { at: new Date(0), revision: 7, paused: 0 };
  const one = restoredWords({ ...of, editions: 1, sessions: 1, pictures: 1, missing: 1 }, 'a');
  expect(one).toContain('1 edition, 1 session,\nrevision 7, 1 picture (1 missing).');
  const more = restoredWords({ ...of, editions: 2, sessions: 0, pictures: 3, missing: 0 }, 'b c');
  expect(more).toContain('2 editions, 0 sessions,\nrevision 7, 3 pictures (none missing).');
  expect(more).toContain("--data 'b c'\n");
});
