import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldsOf, kinds } from '#entities/index.ts';
import { languagesAmong } from '#entities/kit/interpretation.ts';
import { languages } from '#shared/localized.ts';

type Tree = Readonly<Record<string, never>>;
const read = (language: string, file: string): Tree =>
  JSON.parse(readFileSync(`public/locales/${language}/${file}.json`, 'utf8'));

test.each(languages)('every kind, field and choice has its words in %s', (language) => {
  const fields = read(language, 'fields') as Record<string, Record<string, string>>;
  const choices = fields.choices as unknown as Record<string, Record<string, Tree>>;
  const shown = read(language, 'entity') as Record<string, Record<string, Tree>>;
  for (const kind of kinds) {
    expect(fields.kinds?.[kind], kind).toBeDefined();
    for (const [name, field] of Object.entries(fieldsOf(kind))) {
      if (field.readonly) continue;
      expect(fields[kind]?.[name], `${kind}.${name}`).toBeTruthy();
      if (!('choices' in field) || languagesAmong(field)) continue;
      for (const choice of field.choices) {
        const words = choices[kind]?.[name]?.[choice] ?? shown[kind]?.[`${name}_options`]?.[choice];
        expect(words, `${kind}.${name}.${choice}`).toBeTruthy();
      }
    }
  }
});
