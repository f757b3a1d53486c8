import { describe, expect, test } from 'vitest';
import { entities, kinds } from '#entities/index.ts';
import { demonstrationRows } from '#seed/rows/demonstration.ts';
import { isLanguage, type Localized, languages } from '#shared/localized.ts';
import { unhonoured } from '../fixtures/honoured.ts';
import { laidAround } from '../fixtures/laid-around.ts';

const rows = demonstrationRows(laidAround);

interface Text {
  readonly where: string;
  readonly value: Localized;
}

/** Every localized text of the demonstration; addresses are the same in all languages by design. */
const texts: readonly Text[] = kinds.flatMap((kind) =>
  rows[kind].flatMap((row) =>
    Object.entries(entities[kind].fields)
      .filter(([, field]) => field.type === 'localized')
      .map(([name]) => ({
        where: `${kind} ${JSON.stringify(Object.values(row)[0])} ${name}`,
        value: (row as unknown as Record<string, Localized>)[name] ?? {},
      }))
      .filter(({ value }) => Object.keys(value).length > 0)
      .filter(({ value }) => !value.fr?.startsWith('https://')),
  ),
);

describe('the texts of the demonstration', () => {
  test('lack a translation in one case of ten, never all', () => {
    const lacking = texts.filter(({ value }) => Object.keys(value).length < languages.length);
    const share = lacking.length / texts.length;
    console.warn(`${lacking.length} of ${texts.length} texts lack a translation`);
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.15);
    for (const language of languages) {
      expect(lacking.filter(({ value }) => !value[language]).length, language).toBeGreaterThan(3);
    }
  });

  test('differ between languages, save for names', () => {
    const same = texts
      .filter(({ where }) => !/ (?:name|term)$/.test(where))
      .filter(({ value }) => new Set(Object.values(value)).size < Object.keys(value).length);
    expect(same.map(({ where, value }) => `${where}: ${value.fr}`)).toEqual([]);
  });

  test('honour the Prophet where they name him', () => {
    const without = texts.flatMap(({ where, value }) =>
      Object.entries(value).flatMap(([language, text]) =>
        isLanguage(language) ? unhonoured(text, language).map((words) => [where, words]) : [],
      ),
    );
    expect(without).toEqual([]);
  });

  test('are Arabic in Arabic and Latin elsewhere', () => {
    for (const { where, value } of texts) {
      for (const [language, text] of Object.entries(value)) {
        expect(isLanguage(language), where).toBe(true);
        const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
        const latin = text.replace(/<[^>]*>|\{\w+\}/g, '').match(/\p{Script=Latin}/gu)?.length ?? 0;
        expect(language === 'ar' ? arabic > latin : latin > arabic, `${where} ${language}`).toBe(
          true,
        );
      }
    }
  });

  test('are trimmed and never repeat a whole text of another row', () => {
    const seen = new Map<string, string>();
    for (const { where, value } of texts) {
      for (const [language, text] of Object.entries(value)) {
        expect(text, where).toBe(text.trim());
        if (text.length < 60) continue;
        expect(seen.get(`${language}${text}`), where).toBeUndefined();
        seen.set(`${language}${text}`, where);
      }
    }
  });
});
