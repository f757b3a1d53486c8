import { PlainError } from '#local/command.ts';

/** A field of a certain type, as every file says it that knows of fields. */
export interface FieldPlan {
  /** The function of src/entities/kit/field.ts, and the call of it. */
  readonly maker: string;
  readonly declaration: string;
  /** The column's type with its constraints. */
  readonly column: string;
  /** What others read of it as JSON, in the words of docs/json.md. */
  readonly shown: string;
  /** What it is in a row that says nothing of it, as source. */
  readonly empty: string;
  /** Its cases in tests/fixtures/entity-rules.ts; none for what cannot be wrong. */
  readonly rules?: string;
  /** Its case in tests/db/constraints.test.ts; none without a CHECK. */
  readonly constraint?: string;
  /** The kind that it refers to. */
  readonly target?: string;
  readonly choices?: readonly string[];
}

interface Asked {
  readonly field: string;
  /** What stood behind the type: a length, bounds, choices, a kind. */
  readonly detail: string | undefined;
  readonly private: boolean;
  tableOf(kind: string): string;
}

const types: Readonly<Record<string, (asked: Asked) => Omit<FieldPlan, 'maker'>>> = {
  localized: ({ field, detail }) => {
    const max = lengthOf(detail ?? '2000');
    return {
      declaration: `localized({ max: ${max} })`,
      column: `jsonb not null default '{}' check (shape.is_localized(${field}, ${max}))`,
      shown: 'text by language or null',
      empty: '{}',
      rules: `texts(${max})`,
      constraint: `localized('${field}', ${max})`,
    };
  },
  text: ({ field, detail, private: isPrivate }) => {
    const max = lengthOf(detail ?? '200');
    return {
      declaration: `text({ max: ${max}${isPrivate ? ', private: true' : ''} })`,
      column: `text check (shape.is_text(${field}, ${max}))`,
      shown: 'text or null',
      empty: 'null',
      rules: `line(${max})`,
      constraint: `text('${field}', ${max})`,
    };
  },
  flag: () => ({
    declaration: 'flag()',
    column: 'boolean not null default false',
    shown: 'true or false',
    empty: 'false',
  }),
  number: ({ field, detail = '' }) => {
    const [, min, max] = /^(-?\d+)\.\.(-?\d+)$/.exec(detail) ?? [];
    if (!min || !max) throw new PlainError('A number needs its bounds, for instance 0..999.');
    return {
      declaration: `number({ min: ${min}, max: ${max} })`,
      column: `integer check (${field} between ${min} and ${max})`,
      shown: 'number or null',
      empty: 'null',
      rules: `within(${min}, ${max})`,
      constraint: `number('${field}', ${min}, ${max})`,
    };
  },
  choice: ({ field, detail = '' }) => {
    const choices = codesOf(detail);
    const codes = choices.map((choice) => `'${choice}'`).join(', ');
    return {
      declaration: `choice([${codes}], { required: false })`,
      column: `text not null default '${choices[0]}' check (${field} in (${codes}))`,
      shown: choices.map((choice) => `\`${choice}\``).join(', '),
      empty: `'${choices[0]}'`,
      rules: `oneOf(${codes})`,
      constraint: `choice('${field}', ${codes})`,
      choices,
    };
  },
  choices: ({ field, detail = '' }) => {
    const choices = codesOf(detail);
    const codes = choices.map((choice) => `'${choice}'`).join(', ');
    return {
      declaration: `choices([${codes}])`,
      column: `text[] not null default '{}' check (shape.is_choice_list(${field}, array[${codes}]))`,
      shown: `list of ${choices.map((choice) => `\`${choice}\``).join(', ')}`,
      empty: '[]',
      rules: `someOf(${codes})`,
      constraint: `choices('${field}', ${codes})`,
      choices,
    };
  },
  ref: ({ detail, tableOf }) => {
    if (!detail || detail === 'edition') {
      throw new PlainError('A ref needs the kind it names, which is not the edition.');
    }
    return {
      declaration: `ref('${detail}')`,
      column: `uuid references public.${tableOf(detail)} (id) on delete set null`,
      shown: `id in \`${tableOf(detail)}\` or null`,
      empty: 'null',
      rules: 'oneRow',
      target: detail,
    };
  },
  image: ({ field }) => ({
    declaration: 'image()',
    column: `text check (shape.is_image(${field}))`,
    shown: 'address or null',
    empty: 'null',
    rules: 'picture',
    constraint: `image('${field}')`,
  }),
  url: ({ field }) => ({
    declaration: 'url()',
    column: `text check (shape.is_https(${field}))`,
    shown: 'address or null',
    empty: 'null',
    rules: 'address',
    constraint: `url('${field}')`,
  }),
  date: ({ field }) => ({
    declaration: 'date()',
    column: `date check (shape.is_day(${field}))`,
    shown: 'day YYYY-MM-DD or null',
    empty: 'null',
    rules: "[['2026-11-20'], ['soon', 'not_a_date']]",
    constraint: `{ field: '${field}', good: ['2026-11-20', null], bad: ['infinity', '1889-01-01'] }`,
  }),
  datetime: ({ field }) => ({
    declaration: 'datetime()',
    column: `timestamptz check (shape.is_moment(${field}))`,
    shown: 'instant or null',
    empty: 'null',
    rules: 'moment',
    constraint: `moment('${field}')`,
  }),
  dates: ({ field }) => ({
    declaration: 'dates()',
    column: `date[] not null default '{}' check (shape.is_day_list(${field}))`,
    shown: 'days YYYY-MM-DD',
    empty: '[]',
    rules: 'someDays',
    constraint: `dayList('${field}')`,
  }),
  times: ({ field }) => ({
    declaration: 'times()',
    column: `text[] not null default '{}' check (shape.is_time_list(${field}))`,
    shown: 'times HH:MM',
    empty: '[]',
    rules: 'someTimes',
    constraint: `timeList('${field}')`,
  }),
};

/** The names of the types that a field may be made of. */
export const typeNames = Object.keys(types);

/** What every file says of a new field; throws where the type or what stood behind it is unknown. */
export function planField(type: string, asked: Asked): FieldPlan {
  const plan = Object.hasOwn(types, type) ? types[type] : undefined;
  if (!plan) throw new PlainError(`"${type}" is none of ${typeNames.join(', ')}.`);
  if (asked.private && type !== 'text') throw new PlainError('Only a text may be private.');
  return { maker: type, ...plan(asked) };
}

function codesOf(detail: string): readonly string[] {
  const codes = detail.split(',');
  if (!codes.every((code) => /^[a-z][a-z0-9_]*$/.test(code))) {
    throw new PlainError('A choice needs its codes, for instance small,large.');
  }
  return codes;
}

function lengthOf(detail: string): number {
  if (!/^[1-9]\d*$/.test(detail)) throw new PlainError(`"${detail}" is no length.`);
  return Number(detail);
}
