import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#shared/localized.ts';
import { unhonoured } from '../fixtures/honoured.ts';

const locales = join(import.meta.dirname, '../../public/locales');

test.each(languages)('the words of the interface in %s honour the Prophet', (language) => {
  const files = readdirSync(join(locales, language));
  expect(files.length).toBeGreaterThan(5);
  const without = files.flatMap((file) => {
    const text = readFileSync(join(locales, language, file), 'utf8');
    return text.split('\n').flatMap((line) => unhonoured(line, language));
  });
  expect(without).toEqual([]);
});

test.each([
  ['ar', 'محبة النبي وآله', 1],
  ['ar', 'محبة النبي\u00a0ﷺ والسلام على الرسول', 1],
  ['ar', 'صلّوا على النبي الكريم\u00a0ﷺ وعلى رسول الله\u00a0ﷺ', 0],
  ['ar', 'وللنبي، وبالنبي', 2],
  ['ar', 'التنبيهات والأنبياء والرسوليون', 0],
  ['fr', 'l’amour du Prophète, la parole du Prophète', 1],
  ['fr', 'l’amour du Prophète\u00a0ﷺ, la parole du Prophète', 0],
  ['fr', 'du Prophète\u00a0ﷺ et du Prophète\u00a0ﷺ', 1],
  ['fr', 'l’amour du Prophète ﷺ', 1],
  ['fr', 'la tradition prophétique', 0],
  ['en', 'love of the Prophet (peace be upon him)', 1],
  ['en', 'love of the Prophet\u00a0ﷺ', 0],
] as const)('in %s «%s» lacks it %i times', (language, text, times) => {
  expect(unhonoured(text, language)).toHaveLength(times);
});
