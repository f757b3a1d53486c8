import { type Language, languages } from '#shared/localized.ts';
import type { Draft } from './draft.ts';
import { inWords } from './names.ts';

type Texts = Record<string, string>;

/** What stands for words that a person has yet to find; tests/unit/locales.test.ts refuses it. */
function placeholder(language: Language, english: string): string {
  return language === 'ar' ? 'TODO كلمة' : `TODO ${english}`;
}

interface Words {
  kinds: Record<string, Texts>;
  choices: Record<string, Record<string, Texts>>;
  [kind: string]: Record<string, unknown>;
}

/** Names a kind in every language, in the back office's forms and in its navigation. */
export function nameKind(draft: Draft, kind: string, table: string, place: string): void {
  for (const language of languages) {
    const say = (english: string) => placeholder(language, english);
    draft.editJson<Words>(`public/locales/${language}/fields.json`, (words) => {
      words.kinds[kind] = {
        one: say(inWords(kind)),
        many: say(inWords(table)),
        new: say(`New ${inWords(kind).toLowerCase()}`),
      };
      return { ...words, [kind]: {} };
    });
    draft.editJson<{ nav: Texts }>(`public/locales/${language}/admin.json`, (words) => ({
      ...words,
      nav: { ...words.nav, [place]: say(inWords(table)) },
    }));
  }
}

/** Names a field and its choices in every language, by the words of another kind where one has them. */
export function nameField(
  draft: Draft,
  kind: string,
  field: string,
  choices: readonly string[] = [],
): void {
  for (const language of languages) {
    const say = (english: string) => placeholder(language, english);
    draft.editJson<Words>(`public/locales/${language}/fields.json`, (words) => {
      words[kind] = {
        ...words[kind],
        [field]: knownLabel(words, field) ?? say(inWords(field)),
      };
      if (choices.length > 0) {
        const named = Object.fromEntries(choices.map((choice) => [choice, say(inWords(choice))]));
        words.choices[kind] = { ...words.choices[kind], [field]: named };
      }
      return words;
    });
  }
}

function knownLabel(words: Words, field: string): string | undefined {
  const labels = Object.keys(words.kinds).map((kind) => words[kind]?.[field]);
  return labels.find((label): label is string => typeof label === 'string');
}
