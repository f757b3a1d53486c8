import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Project } from './check.ts';
import { exceptions } from './exceptions.ts';
import { rooms } from './table.ts';

const folders = ['src', 'sw', 'supabase', 'tests'];
const source = /\.[cm]?[jt]sx?$/;

/** Where the project lies on this machine. */
export const root = join(import.meta.dirname, '../..');

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => source.test(name))
    .map((name) => `${folder}/${name.split(sep).join('/')}`);
}

/** This project, read from the disk, with the table of its walls. */
export function thisProject(): Project {
  const paths = [...folders.flatMap(sourcesIn), 'vite.config.ts'];
  const card: { imports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return {
    files: new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    aliases: card.imports,
    rooms,
    exceptions,
  };
}
