import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../walls/imports.ts';
import { root, thisProject } from '../walls/project.ts';

const folder = 'src/features';
const features = readdirSync(`${root}/${folder}`);

/** A feature, or one of the other rooms of the app, that a file is part of; src itself for the entry. */
function roomOf(path: string): string {
  if (features.includes(path)) return path;
  const [top, room, feature = ''] = path.split('/');
  return `${top}/${room}` === folder ? feature : `${top}/${room}`;
}

/** What is imported of each feature from outside: the file within it, and the room that asks. */
const uses = [...thisProject().files]
  .filter(([path]) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))
  .flatMap(([path, source]) =>
    importsOf(path, source).flatMap(({ address = '' }) => {
      const target = address.startsWith('.')
        ? posix.join(posix.dirname(path), address)
        : address.replace(/^#/, 'src/');
      const [, feature = '', file = ''] = /^src\/features\/([^/]+)\/(.+)$/.exec(target) ?? [];
      const by = roomOf(path);
      return feature && by !== feature ? [{ feature, file, by }] : [];
    }),
  );

const readmeOf = (feature: string) =>
  readFileSync(`${root}/${folder}/${feature}/README.md`, 'utf8');

/** The names that a README has in its line about something. */
function saidOf(feature: string, about: string): readonly string[] {
  const [, line = ''] = new RegExp(`^- ${about}: (.*)$`, 'm').exec(readmeOf(feature)) ?? [];
  return [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

test.each(features)('the README of %s says who imports it', (feature) => {
  const said = saidOf(feature, 'Imported by')
    .filter((name) => features.includes(name) || name.startsWith('src/'))
    .map(roomOf);
  const asks = uses.filter((one) => one.feature === feature && one.by !== 'src/published');
  expect(sorted(said)).toEqual(sorted(asks.map(({ by }) => by)));
});

test.each(features)('the README of %s says which of its files others import', (feature) => {
  const said = saidOf(feature, 'Faces').filter(
    (name) => name.endsWith('.tsx') || name.endsWith('.ts'),
  );
  const files = uses.filter((one) => one.feature === feature).map(({ file }) => file);
  expect(sorted(said)).toEqual(sorted(files));
});

test.each(features)('the README of %s names only what its face has', (feature) => {
  const [, named = ''] = /^- Faces:.*?`index\.ts` \(([^)]*)\)/m.exec(readmeOf(feature)) ?? [];
  const face = named && readFileSync(`${root}/${folder}/${feature}/index.ts`, 'utf8');
  const names = [...named.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(face))).toEqual([]);
});
