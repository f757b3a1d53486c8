import { expect, test } from 'vitest';
import type { AllMessages } from './rendering.ts';
import { wordsOf } from './words.ts';

const words = (language: string) => ({
  common: { name: `Name (${language})`, at: 'at {{time}}', day_one: 'a day', day_other: 'days' },
  map: { name: `Map (${language})` },
});
const all = { fr: words('fr'), en: words('en'), ar: words('ar') } as unknown as AllMessages;

test('what was said once is said again, to the same key and values alone', async () => {
  const [fr, en] = [await wordsOf('fr', all), await wordsOf('en', all)];
  const tell = (i18n: typeof fr, place: 'common' | 'map') =>
    i18n.getFixedT(i18n.language, place) as never as (key: string, values?: object) => string;
  for (const _round of ['first', 'second']) {
    expect(tell(fr, 'common')('name')).toBe('Name (fr)');
    expect(tell(fr, 'map')('name')).toBe('Map (fr)');
    expect(tell(en, 'common')('name')).toBe('Name (en)');
    expect(tell(en, 'common')('at', { time: '9' })).toBe('at 9');
    expect(tell(en, 'common')('at', { time: '10' })).toBe('at 10');
    expect(tell(en, 'common')('day', { count: 1 })).toBe('a day');
    expect(tell(en, 'common')('day', { count: 2 })).toBe('days');
  }
});
