import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entities, kinds } from '#entities/index.ts';
import { documentField, documentKind } from '../../supabase/scaffold/documentation.ts';
import type { Draft } from '../../supabase/scaffold/draft.ts';
import { newEntity } from '../../supabase/scaffold/entity.ts';
import { newField } from '../../supabase/scaffold/field.ts';
import { append, importName, insertBefore } from '../../supabase/scaffold/insert.ts';
import { servesAll } from '../../supabase/scaffold/migration.ts';
import { namesOf } from '../../supabase/scaffold/names.ts';
import { addColumn, schemaFiles } from '../../supabase/scaffold/schema.ts';
import { areas } from '../mutants/bugs/index.ts';

const root = join(import.meta.dirname, '../..');

test('an item is added where its bracket closes, whatever texts and comments hold', () => {
  const text = "const a = { one: '}', // it’s }\n two: /* } */ [1] };\nconst b = {};\n";
  expect(append(text, ['const a = {'], 'three: 3')).toBe(
    "const a = { one: '}', // it’s }\n two: /* } */ [1],\nthree: 3,\n};\nconst b = {};\n",
  );
  expect(append('f({ a: [] });', ['f({', 'a: ['], 'x')).toBe('f({ a: [\nx,\n] });');
});

test('what is not there is said, not guessed', () => {
  expect(() => append('const a = {};\nx: []', ['const a = {', 'x: ['], 'y')).toThrow('"x: ["');
  expect(() => append('const a = {', ['const a = {'], 'y')).toThrow('close');
  expect(() => insertBefore('a\n b\n b\n', ' b', ' c')).toThrow('one line');
});

test('what is added by a migration serves every version there has been', () => {
  const said = servesAll(root, 'supabase/migrations/29990101000000_x.sql', 'Why.');
  const [oldest = ''] = readdirSync(join(root, 'supabase/migrations')).sort();
  expect(said).toContain(
    `-- Why.\ninsert into sync.ways_back values ('29990101000000', '${oldest.slice(0, 14)}');`,
  );
});

test('a name is imported once', () => {
  const text = "import { a } from './kit.ts';\n";
  expect(importName(text, './kit.ts', 'a')).toBe(text);
  expect(importName(text, './kit.ts', 'b')).toBe("import { a, b } from './kit.ts';\n");
  expect(importName('', './kit.ts', 'b')).toBe("import { b } from './kit.ts';\n");
});

test.each([
  ['partner', 'partners', 'PartnersScreen', '/admin/partners'],
  ['opening_party', 'opening_parties', 'OpeningPartiesScreen', '/admin/opening-parties'],
  ['day', 'days', 'DaysScreen', '/admin/days'],
])('%s lies in %s', (kind, table, screen, path) => {
  expect(namesOf(kind)).toMatchObject({ table, screen, path, place: `admin_${table}` });
});

test('a field is documented in its kind’s file, before the pages, and one without a file is not', () => {
  let text =
    '## Files\n\n### `tents.json`\n\n| `id` | id |  |\n| `page` | address |  |\n\n### `b.json`\n';
  const draft = {
    edit: (_path: string, change: (text: string) => string) => {
      text = change(text);
    },
  } as unknown as Draft;
  documentField(draft, 'tents', 'size', 'number');
  documentField(draft, 'secrets', 'size', 'number');
  expect(text).toBe(
    '## Files\n\n### `tents.json`\n\n| `id` | id |  |\n| `size` | number | TODO |\n| `page` | address |  |\n\n### `b.json`\n',
  );
  documentKind(draft, 'camps');
  documentField(draft, 'camps', 'size', 'number');
  expect(text).toMatch(
    /### `camps\.json`[\s\S]*\| `edition_id` .*\n\| `size` \| number \| TODO \|\n$/,
  );
});

const schema = `
create table public.tents (
  id uuid primary key,
  size text
    check (size in ('s', 'l')),
  -- Why.
  constraint tents_size_check check (true)
);
create index tents_size on public.tents (size);

select sync.register('tent', 'tents', '{id,
    size}', p_visible => 'exists (select from public.grounds)');
`;
const column = {
  ...{ kind: 'tent', table: 'tents', id: 'id', field: 'ground_id', column: 'uuid' },
  ...{ target: 'grounds', localized: false, private: false },
};

test('a schema takes a column before what the table asks of its rows, with an index and its rights', () => {
  const added = addColumn(schema, column);
  expect(added).toContain("check (size in ('s', 'l')),\n  ground_id uuid,\n  -- Why.\n");
  expect(added).toContain('(size);\ncreate index tents_ground_id on public.tents (ground_id);\n\n');
  expect(added).toContain("    size,ground_id}', p_visible");
});

test('a schema takes what is private, or said in languages, in the lists for it', () => {
  const of = { ...column, field: 'note', private: true, localized: true };
  const once = addColumn(schema.replace(/,\n {2}-- Why[^;]*\n\);/, '\n);'), of);
  expect(once).toContain("check (size in ('s', 'l')),\n  note uuid\n);");
  expect(once).toContain("grounds)',\n  p_private => '{note}',\n  p_localized => '{note}');");
  expect(once).toContain("    size}',");
  expect(addColumn(once, { ...of, field: 'more' })).toContain(
    "p_private => '{note,more}',\n  p_localized => '{note,more}');",
  );
});

test('every kind lies in one schema that a column can be added to', () => {
  const texts = schemaFiles(root).map((path) => readFileSync(join(root, path), 'utf8'));
  for (const kind of kinds) {
    const { table } = entities[kind];
    const [text = '', ...more] = texts.filter((one) =>
      one.includes(`create table public.${table} (`),
    );
    expect(more).toEqual([]);
    const added = addColumn(text, { ...column, kind, table, field: 'probe' });
    // The column, its index twice, and the list of what is shown.
    expect(added.split('probe'), kind).toHaveLength(5);
  }
});

/** A draft over the project that writes nothing, and the files as they would be. */
function unwritten() {
  const files = new Map<string, string>();
  const read = (path: string) => files.get(path) ?? readFileSync(join(root, path), 'utf8');
  const edit = (path: string, change: (text: string) => string) =>
    void files.set(path, change(read(path)));
  const draft = {
    read,
    edit,
    create: (path: string, text: string) => void files.set(path, text),
    editJson: <T>(path: string, change: (value: T) => T) =>
      edit(path, (text) => JSON.stringify(change(JSON.parse(text)), null, 2)),
  } as unknown as Draft;
  return { draft, files, read };
}

test('what is left to a person names files, and functions of the database, that are there', () => {
  const { draft, files } = unwritten();
  const entity = newEntity(draft, root, 'invented_thing');
  const asked = { path: 'event.invented', type: 'localized', detail: '40', private: false };
  const left = [...entity, ...newField(draft, root, asked)].join('\n');
  const named = left.match(/[\w./-]+\.(?:tsx?|md|sql)\b/g) ?? [];
  expect(named.filter((path) => !files.has(path) && !existsSync(join(root, path)))).toEqual([]);
  const database = schemaFiles(root).map((path) => readFileSync(join(root, path), 'utf8'));
  const functions = left.match(/\bsync\.\w+/g) ?? [];
  expect(functions.filter((name) => !database.join().includes(`function ${name}(`))).toEqual([]);
});

test('a kind is added behind what is there, which stays in its place', () => {
  const { draft, files, read } = unwritten();
  newEntity(draft, root, 'invented_thing');
  for (const [path, text] of files) {
    if (!path.endsWith('.json')) continue;
    const lines = text.split('\n').map((line) => line.replace(/,$/, ''));
    const after = lines[Symbol.iterator]();
    const before = readFileSync(join(root, path), 'utf8').trimEnd().split('\n');
    const moved = before.filter((line) => {
      const one = line.replace(/,$/, '');
      for (const other of after) if (other === one) return false;
      return true;
    });
    expect(moved, path).toEqual([]);
  }
  // Its schema has its line among the subjects.
  expect(read('supabase/schemas/README.md')).toMatch(/\n\| \d\d \| TODO: invented_things \|\n$/);
  // Who may do what is as of any kind that the same role writes.
  const { relations } = JSON.parse(files.get('tests/db/access.json') ?? '');
  expect(relations['public.invented_things']).toEqual(relations['public.tracks']);
  // A field of a kind that was there, and what of the project's planted bugs lies in all that was written.
  newField(draft, root, { path: 'exhibitor.invented', type: 'text', detail: '40', private: false });
  const bugs = areas.flatMap((area) => area.bugs).filter(({ file }) => files.has(file));
  expect(bugs.length).toBeGreaterThan(1);
  for (const { file, find } of bugs) expect(read(file).split(find), find).toHaveLength(2);
});

test('nothing that the commands leave to a person is still to do', () => {
  const left = ['docs/json.md', 'src/entities', 'supabase/schemas', 'supabase/migrations'].flatMap(
    (place) => {
      const files = statSync(join(root, place)).isFile() ? [''] : readdirSync(join(root, place));
      return files
        .map((file) => join(place, file))
        .filter((path) => /\.(?:md|ts|sql)$/.test(path))
        .filter((path) => /\bTODO\b/.test(readFileSync(join(root, path), 'utf8')));
    },
  );
  expect(left).toEqual([]);
});
