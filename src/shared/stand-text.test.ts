import { expect, test } from 'vitest';
import ar from '../../public/locales/ar/village.json' with { type: 'json' };
import en from '../../public/locales/en/village.json' with { type: 'json' };
import fr from '../../public/locales/fr/village.json' with { type: 'json' };
import { languages } from './localized.ts';
import { standText } from './stand-text.ts';

test.each(languages)('a stand is found by what its card says (%s)', (language) => {
  const card = { fr, en, ar }[language].stand.replace('{{stand}}', 'A1');
  expect(standText('A1')[language]).toBe(card);
  for (const none of [null, '']) expect(standText(none)).toEqual({});
});
