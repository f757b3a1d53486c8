import { expect, test } from 'vitest';
import { checkInterpretation } from '#entities/kit/interpretation.ts';
import { interpretationText, readInterpretation } from './interpretation-text.ts';

const known: Record<string, string> = {
  fr: 'fr',
  français: 'fr',
  en: 'en',
  ar: 'ar',
  العربية: 'ar',
};
const read = (text: string) => readInterpretation(text, (named) => known[named]);

test('what was written comes back', () => {
  const value = [
    { language: 'fr', by: 'headset', channel: 2 },
    { language: 'fr', by: 'stream' },
    { language: 'ar', by: 'headset' },
  ] as const;
  const text = interpretationText(value);
  expect(text).toBe('fr: headset 2 ; fr: stream ; ar: headset');
  expect(read(text)).toEqual(value);
});

test('people write it in their own words and digits', () => {
  expect(read('français : Casque, canal 12 | العربية: سماعة ٣')).toEqual([
    { language: 'fr', by: 'headset', channel: 12 },
    { language: 'ar', by: 'headset', channel: 3 },
  ]);
});

test.each(['it: headset 2', 'fr: radio', 'fr', 'fr: headset 2 3', 'headset 2'])(
  '«%s» is no interpretation',
  (text) => expect(read(text)).toBeUndefined(),
);

test('what can be read but cannot be is left to the check', () => {
  expect(checkInterpretation(['fr'], read('fr: stream 2'))).toBe('not_an_interpretation');
  expect(checkInterpretation(['fr'], read('fr: headset 0'))).toBe('not_an_interpretation');
});
