import { kinds } from '#entities/index.ts';
import { PlainError } from '#local/command.ts';
import { documentField, documentKind, documentSchema } from './documentation.ts';
import type { Draft } from './draft.ts';
import { append, importName, insertBefore } from './insert.ts';
import { nameField, nameKind } from './messages.ts';
import { entitySql, migrationPath, servesAll } from './migration.ts';
import { type EntityNames, namesOf } from './names.ts';
import { schemaPath } from './schema.ts';

/** Drafts a kind of content that is published by edition; answers what is left to decide. */
export function newEntity(draft: Draft, root: string, kind: string, table?: string): string[] {
  const names = namesOf(kind, table);
  if (kinds.some((known) => known === kind)) {
    throw new PlainError(`There is a kind ${kind} already.`);
  }
  declare(draft, names);
  const schema = schemaPath(root, names.table);
  const migration = migrationPath(root, names.table);
  draft.create(schema, entitySql(names));
  const why = 'Versions that do not know the kind leave it alone.';
  draft.create(migration, `${entitySql(names)}${servesAll(root, migration, why)}`);
  documentKind(draft, names.table);
  documentSchema(draft, schema, names.table);
  documentField(draft, names.table, 'name', 'text by language');
  nameKind(draft, kind, names.table, names.place);
  for (const field of ['edition_id', 'name', 'published']) nameField(draft, kind, field);
  openAdmin(draft, names);
  draft.edit('supabase/seed/rows/demonstration.ts', (text) =>
    append(text, ['\n  return {'], `${kind}: []`),
  );
  giveToTests(draft, names);
  return [
    `src/entities/${names.file}.ts, ${schema} and ${migration}: say what ${kind} means where it says TODO`,
    'docs/json.md and supabase/schemas/README.md: what they are, where it says TODO',
    'public/locales: words in place of each TODO; labels taken over from other kinds may want another gender',
    `src/entities/${names.file}.ts, ${schema} and the migration: which roles write it besides administrators`,
    'fields besides the name: npm run new:field',
    `${schema}, and alike in the migration: who may see a row (p_visible), should it be others than all once it is published`,
    'src/admin/frame/navigation.tsx: its icon, and the group that it stands in; src/shared/addresses.ts: its path',
    'what of it visitors see, and where: CONTRIBUTING.md, Adding a screen; src/admin/forms/public-place.ts leads there from its form',
    'src/features/search/entries.ts: whether visitors find it (searchedKinds), and by which texts (search)',
    'supabase/seed/rows: some rows for the demonstration',
    `src/entities/${names.file}.ts: whether a new edition takes its rows over (lasts)`,
    'npm run types',
  ];
}

function declare(draft: Draft, { kind, table, file, constant, type }: EntityNames): void {
  draft.create(
    `src/entities/${file}.ts`,
    `import { entity, type RowOf } from './kit/entity.ts';
import { flag, localized, ref } from './kit/field.ts';

/** TODO: what it is, in a sentence. */
export const ${constant} = entity({
  kind: '${kind}',
  table: '${table}',
  id: 'id',
  name: 'name',
  roles: ['programme'],
  lasts: false,
  fields: {
    edition_id: ref('edition', { required: true }),
    name: localized({ required: true, max: 200, list: true }),
    published: flag({ list: true }),
  },
});

export type ${type} = RowOf<typeof ${constant}>;
`,
  );
  draft.edit('src/entities/index.ts', (text) => {
    const member = kind === constant ? kind : `${kind}: ${constant}`;
    const imported = importName(text, `./${file}.ts`, constant);
    const listed = append(imported, ['export const entities = {'], member);
    return `${listed}export type { ${type} } from './${file}.ts';\n`;
  });
}

/** Its list and form in the back office, made from the declaration. */
function openAdmin(draft: Draft, { kind, table, screen, place, path }: EntityNames): void {
  draft.edit('src/shared/addresses.ts', (text) =>
    insertBefore(
      text,
      '  admin_site_content: ',
      `  ${place}: { path: '${path}', doors: ['admin'] },`,
    ),
  );
  draft.edit(
    'src/admin/screens.tsx',
    (text) => `${text}
/** The ${table.replaceAll('_', ' ')} of the edition. */
export function ${screen}() {
  return <EntityScreen kind="${kind}" place="${place}" />;
}
`,
  );
  draft.edit('src/admin/index.ts', (text) =>
    append(
      importName(text, './screens.tsx', screen),
      ['export const screens = {'],
      `${place}: ${screen}`,
    ),
  );
  draft.edit('src/admin/kinds/places.ts', (text) =>
    append(text, ['AdminPlace>> = {'], `${kind}: '${place}'`),
  );
  draft.edit('src/admin/frame/navigation.tsx', (text) =>
    append(
      importName(text, '@tabler/icons-react', 'IconFile'),
      ['typeof IconHome>> = {'],
      `${place}: IconFile`,
    ),
  );
}

type Access = Record<'relations' | 'pull', Record<string, Record<string, string>>>;

/** A sample row, its rules and bounds, and who may do what: tests hold all of them. */
function giveToTests(draft: Draft, { kind, table }: EntityNames): void {
  draft.edit('tests/db/content.ts', (text) =>
    append(
      text,
      ['\n  return {'],
      `${kind}: withId('${table}', randomUUID(), { edition_id: 21, name: inThreeLanguages('Sample'), published: true })`,
    ),
  );
  draft.edit('tests/db/constraints.test.ts', (text) =>
    append(text, ['Case[]>> = {'], `${kind}: [localized('name', 200, true)]`),
  );
  draft.edit('tests/fixtures/entity-rules.ts', (text) =>
    append(
      text,
      ['Record<Kind, Rules> = {'],
      `${kind}: { least: { edition_id: 21, name }, fields: { edition_id: oneRow, name: texts(200) } }`,
    ),
  );
  draft.editJson<Access>('tests/db/access.json', ({ relations, pull }) => ({
    relations: { ...relations, [`public.${table}`]: byRole },
    pull: { ...pull, [kind]: oncePublished },
  }));
}

const reads = 'all rows | denied | no rows | no rows';
const writes = 'all rows | allowed | all rows | all rows';

/** Of a kind that the role of the programme writes. */
const byRole = {
  anonymous: 'denied | denied | denied | denied',
  stranger: 'no rows | denied | no rows | no rows',
  administrator: writes,
  programme: writes,
  press: reads,
  village: reads,
  translator: 'all rows | denied | all rows | no rows',
  hall: reads,
  viewer: reads,
};

/** Of a published row and a draft. */
const oncePublished = {
  anonymous: '1 of 2',
  'visitor with a speakers code': '1 of 2',
  'visitor with a staff code': '1 of 2',
  stranger: '1 of 2',
};
