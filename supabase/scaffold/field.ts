import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entities, fieldsOf, isKind, type Kind, kinds } from '#entities/index.ts';
import { PlainError } from '#local/command.ts';
import { documentField } from './documentation.ts';
import type { Draft } from './draft.ts';
import { type FieldPlan, planField } from './field-types.ts';
import { append, importName } from './insert.ts';
import { nameField } from './messages.ts';
import { fieldMigration, migrationPath, servesAll } from './migration.ts';
import { isName, namesOf } from './names.ts';
import { editSchema, type NewColumn } from './schema.ts';

/** A field as it was asked for at the command line. */
export interface NewField {
  /** `exhibitor.phone`. */
  readonly path: string;
  readonly type: string;
  readonly detail: string | undefined;
  readonly private: boolean;
}

/** Drafts a field that rows may lack, or have a value by themselves; answers what is left to decide. */
export function newField(draft: Draft, root: string, asked: NewField): string[] {
  const { kind, field } = parsePath(asked.path);
  const plan = planField(asked.type, {
    ...asked,
    field,
    tableOf: (target) => entities[knownKind(target)].table,
  });
  if (plan.target && kinds.indexOf(knownKind(plan.target)) >= kinds.indexOf(kind)) {
    throw new PlainError(
      `${plan.target} must stand before ${kind} in src/entities/index.ts: what is referred to is written first.`,
    );
  }
  declare(draft, kind, field, plan);
  const { table, id } = entities[kind];
  const column: NewColumn = {
    ...{ kind, table, id, field, column: plan.column, private: asked.private },
    ...(plan.target && { target: entities[knownKind(plan.target)].table }),
    localized: asked.type === 'localized',
  };
  const schema = editSchema(draft, root, column);
  const migration = migrationPath(root, `${kind}_${field}`);
  const why = 'Versions that do not know the field leave it as it is.';
  draft.create(migration, `${fieldMigration(column)}${servesAll(root, migration, why)}`);
  nameField(draft, kind, field, plan.choices);
  giveToTests(draft, kind, field, plan);
  if (!asked.private) documentField(draft, table, field, plan.shown);
  const seeded = asked.private || seed(draft, root, kind, `${field}: ${plan.empty}`);
  return [
    `${migration}: say what it is where it says TODO; what changes there also changes in ${schema}`,
    'docs/json.md: what it is, where it says TODO',
    'public/locales: words in place of each TODO; labels taken over from other kinds may want another gender',
    `src/entities/${namesOf(kind).file}.ts: whether it is searched (search), stands in the list (list) or is required`,
    'where visitors see it: the screens of src/features; src/published/shortened.ts, should lists do without it',
    ...(seeded
      ? ['supabase/seed/rows: a value for the demonstration, if the empty one says too little']
      : [`supabase/seed/rows: ${field} in the rows of ${kind}`]),
    'npm run types',
  ];
}

function parsePath(path: string): { kind: Kind; field: string } {
  const [kind = '', field = '', ...more] = path.split('.');
  if (more.length > 0 || !isName(field)) {
    throw new PlainError(
      `"${path}" is not KIND.FIELD in small letters, for instance exhibitor.phone.`,
    );
  }
  const known = knownKind(kind);
  if (field in fieldsOf(known) || field === entities[known].id) {
    throw new PlainError(`${path} is there already.`);
  }
  return { kind: known, field };
}

function knownKind(kind: string): Kind {
  if (!isKind(kind)) {
    throw new PlainError(`There is no kind ${kind}. There are ${kinds.join(', ')}.`);
  }
  return kind;
}

function declare(draft: Draft, kind: Kind, field: string, plan: FieldPlan): void {
  draft.edit(`src/entities/${namesOf(kind).file}.ts`, (text) =>
    append(
      importName(text, './kit/field.ts', plan.maker),
      ['\n  fields: {'],
      `${field}: ${plan.declaration}`,
    ),
  );
}

/** The bounds that form and database both keep. */
function giveToTests(draft: Draft, kind: Kind, field: string, plan: FieldPlan): void {
  const { rules, constraint } = plan;
  draft.edit('tests/fixtures/entity-rules.ts', (text) => {
    const of = ['Record<Kind, Rules> = {', `\n  ${kind}: {`];
    return rules ? append(text, [...of, 'fields: {'], `${field}: ${rules}`) : text;
  });
  if (constraint) {
    draft.edit('tests/db/constraints.test.ts', (text) =>
      append(text, ['Case[]>> = {', `\n  ${kind}: [`], constraint),
    );
  }
}

/** Says the field in the rows of the demonstration; false where they are not made in one place. */
function seed(draft: Draft, root: string, kind: Kind, item: string): boolean {
  const rows = 'supabase/seed/rows';
  const maker = new RegExp(`StoredRow<'${kind}'>(?:(?!\\n\\})[\\s\\S])*?(?:return|=>) \\(?\\{`);
  for (const file of readdirSync(join(root, rows))) {
    const [opening] = maker.exec(draft.read(`${rows}/${file}`)) ?? [];
    if (!opening) continue;
    draft.edit(`${rows}/${file}`, (text) => append(text, [opening], item));
    return true;
  }
  return draft.read(`${rows}/demonstration.ts`).includes(`\n    ${kind}: [],`);
}
