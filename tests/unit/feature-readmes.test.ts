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

/** Every import of the app: the file that asks, and which it asks for. */
const imports = [...thisProject().files]
  .filter(([path]) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))
  .flatMap(([path, source]) =>
    importsOf(path, source).map(({ address = '' }) => ({
      path,
      target: address.startsWith('.')
        ? posix.join(posix.dirname(path), address)
        : address.replace(/^#/, 'src/'),
    })),
  );

/** What is imported of each feature from outside: the file within it, and the room that asks. */
const uses = imports.flatMap(({ path, target }) => {
  const [, feature = '', file = ''] = /^src\/features\/([^/]+)\/(.+)$/.exec(target) ?? [];
  const by = roomOf(path);
  return feature && by !== feature ? [{ feature, file, by }] : [];
});

const readmeOf = (feature: string, within = folder) =>
  readFileSync(`${root}/${within}/${feature}/README.md`, 'utf8');

/** The names that a README has in its line about something. */
function saidOf(feature: string, about: string, within = folder): readonly string[] {
  const [, line = ''] = new RegExp(`^- ${about}: (.*)$`, 'm').exec(readmeOf(feature, within)) ?? [];
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

/** Rooms of the app whose README names those that import them; of the others it says: all but one. */
const rooms = readdirSync(`${root}/src`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'features' && entry.name !== 'routes')
  .map(({ name }) => name)
  .filter((name) => !/^- Imported by: .*\bevery/m.test(readmeOf(name, 'src')));

test.each(rooms)('the README of src/%s says which rooms of the app import it', (room) => {
  const isRoom = (name: string) => /^src\/\w+$/.test(name);
  const said = saidOf(room, 'Imported by', 'src').filter(isRoom);
  const asks = imports.filter(({ target }) => target.startsWith(`src/${room}/`));
  const by = asks.map(({ path }) => path.split('/').slice(0, 2).join('/'));
  expect(sorted(said)).toEqual(
    sorted(by).filter((name) => isRoom(name) && !['src/features', `src/${room}`].includes(name)),
  );
});
