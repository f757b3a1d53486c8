import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PlainError, sentenceOf } from '#local/command.ts';

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
  const folder = join(import.meta.dirname, '../../supabase');
  const commands = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|\/)cli\.ts$/.test(path),
  );
  expect(commands.length).toBeGreaterThan(5);
  for (const path of commands) {
    expect(readFileSync(join(folder, path), 'utf8'), path).toMatch(/^runCommand\(main\);$/m);
  }
});
