import { expect, test } from 'vitest';
import type { AllMessages } from './rendering.ts';
import { wordsOf } from './words.ts';

const words = (language: string) => ({ common: { name: `Name (${language})` } });
const all = { fr: words('fr'), en: words('en'), ar: words('ar') } as unknown as AllMessages;

test('each language has its own words', async () => {
  const [fr, en] = [await wordsOf('fr', all), await wordsOf('en', all)];
  const tell = (i18n: typeof fr) =>
    i18n.getFixedT(i18n.language, 'common') as never as (key: string) => string;
  for (const _round of ['first', 'second']) {
    expect(tell(fr)('name')).toBe('Name (fr)');
    expect(tell(en)('name')).toBe('Name (en)');
  }
});
