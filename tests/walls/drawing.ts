import type { Exception } from './exceptions.ts';
import { layers, type Room, type Storeys, storeys } from './table.ts';

const start = '<!-- walls: written by `npm run walls -- --draw` from tests/walls -->\n';
const end = '<!-- /walls -->';

/** Levels on one line, from top to bottom. */
function downwards(levels: readonly (readonly string[])[]): string {
  return levels
    .map((names) => names.map((name) => name.replace('/*', '')).join(', '))
    .map((names) => (names.includes(',') ? `{${names}}` : names))
    .join(' → ');
}

/** The layers of the app on one line: `routes → … → shared`. */
export const direction = downwards(layers);

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function row({ files, imports, never, packages, why }: Room): string {
  const closed = never ? `${imports.length ? '; ' : ''}never ${code(never)}` : '';
  return `| \`${files}\` | ${code(imports)}${closed} | ${code(packages)} | ${why} |`;
}

function storey({ room, levels, why }: Storeys): string {
  return `Within \`${room}\`: \`${downwards(levels)}\` (${why}).`;
}

/** The walls as Markdown: what goes where, and what is let through for now. */
export function drawn(rooms: readonly Room[], exceptions: readonly Exception[]): string {
  return [
    `In the app, imports go one way: \`${direction}\`. A room may import itself and what its rows name, however the import is written; a file stands under every row that names it. Files never wait for each other in a circle.`,
    '',
    ...storeys.flatMap((one) => [storey(one), '']),
    '| Files | May import | Packages | Why |',
    '| --- | --- | --- | --- |',
    ...rooms.filter(({ inner }) => !inner).map(row),
    '',
    'Let through until the rooms are rebuilt:',
    '',
    ...exceptions.map(({ from, to, why }) => `- \`${from}\` → \`${to}\`: ${why}`),
    '',
  ].join('\n');
}

/** A document with what stands between its marks replaced. Throws if it has no marks. */
export function withWalls(document: string, walls: string): string {
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document lacks ${start}`);
  return document.slice(0, from + start.length) + walls + document.slice(to);
}
