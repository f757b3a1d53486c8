import { entities, type Kind } from '#entities/index.ts';
import type { Field } from '#entities/kit/field.ts';
import { ownStep } from '#entities/own-step.ts';
import { fold } from '#shared/fold.ts';
import { isLanguage, type Language, languages } from '#shared/localized.ts';

/** What a column of a table holds: a field, or one language of it, or the row's id. */
export interface Target {
  /** `title.fr`, `stand`, `id`. */
  readonly key: string;
  readonly field: string;
  readonly language?: Language;
}

/** The names of a kind's fields, by language. */
export type Labels = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

/** Words that say in which language a column is, folded. */
const languageNames: Readonly<Record<Language, readonly string[]>> = {
  fr: ['fr', 'francais', 'french', 'الفرنسيه', 'فرنسي', 'بالفرنسيه'],
  en: ['en', 'anglais', 'english', 'الانجليزيه', 'انجليزي', 'بالانجليزيه'],
  ar: ['ar', 'arabe', 'arabic', 'العربيه', 'عربي', 'بالعربيه'],
};

/** What tables call fields besides their names and labels. */
const called: Readonly<Partial<Record<Kind, Readonly<Record<string, readonly string[]>>>>> = {
  event: {
    date: ['jour', 'day', 'اليوم', 'التاريخ'],
    starts_at: ['heure de debut', 'start time', 'وقت البداية'],
    ends_at: ['heure de fin', 'end time', 'وقت النهاية'],
    location_id: ['salle', 'hall', 'room', 'القاعة'],
  },
};

/** What tables call the id of a row. */
const idNames = ['id', 'identifiant', 'identifier', 'المعرّف'];

/** Everything that a table of a kind can hold, in the order of its columns. */
export function targetsOf(kind: Kind): readonly Target[] {
  const { id, fields } = entities[kind];
  const own: Target[] = id in fields ? [] : [{ key: id, field: id }];
  return [
    ...own,
    ...Object.entries(fields as Readonly<Record<string, Field>>).flatMap(
      ([field, { type, readonly }]): Target[] => {
        // Outlines do not fit in cells.
        if (readonly || type === 'geo' || field in (ownStep[kind] ?? {})) return [];
        if (type !== 'localized') return [{ key: field, field }];
        return languages.map((language) => ({ key: `${field}.${language}`, field, language }));
      },
    ),
  ];
}

/**
 * The target of each column by its heading: the field's own name or its label in any language, with
 * the language beside it (`title_fr`, `Titre (arabe)`). A text without one is in the language of the
 * label, else in `fallback`. No target is given twice.
 */
export function matchColumns(
  kind: Kind,
  headers: readonly string[],
  labels: Labels,
  fallback: Language,
): readonly (string | undefined)[] {
  const names = namesOf(kind, labels);
  const taken = new Set<string>();
  return headers.map((header) => {
    const key = targetOf(header, names, fallback);
    if (key === undefined || taken.has(key)) return undefined;
    taken.add(key);
    return key;
  });
}

interface Named {
  readonly target: Target;
  /** The only language whose label this name is. */
  readonly told?: Language;
}

function namesOf(kind: Kind, labels: Labels): Map<string, Named[]> {
  const names = new Map<string, Named[]>();
  const add = (name: string, named: Named) => {
    const key = fold(name);
    if (key) names.set(key, [...(names.get(key) ?? []), named]);
  };
  for (const target of targetsOf(kind)) {
    add(target.field, { target });
    add(target.field.replace(/_ids?$/, ''), { target });
    const others = target.field === entities[kind].id ? idNames : called[kind]?.[target.field];
    for (const name of others ?? []) add(name, { target });
    for (const language of languages) {
      const label = labels[language]?.[target.field];
      if (!label) continue;
      add(label, { target, told: language });
      add(label.replace(/\s*[(（].*$/, ''), { target, told: language });
    }
  }
  return names;
}

function targetOf(
  header: string,
  names: ReadonlyMap<string, Named[]>,
  fallback: Language,
): string | undefined {
  const whole = fold(header);
  const words = whole.split(' ');
  const last = words.at(-1) ?? '';
  const language = languages.find((one) => languageNames[one].includes(last));
  const found = (language && names.get(words.slice(0, -1).join(' '))) || names.get(whole);
  if (!found) return undefined;
  const told = new Set(found.map((named) => named.told));
  const [only] = [...told];
  const wanted = language ?? (told.size === 1 && isLanguage(only) ? only : fallback);
  const fitting = found.find(({ target }) => (target.language ?? wanted) === wanted);
  return fitting?.target.key;
}
