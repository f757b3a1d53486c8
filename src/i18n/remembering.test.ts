import { createInstance, type i18n } from 'i18next';
import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

const words = (language: string) => ({
  common: { name: `Name (${language})`, at: 'at {{time}}', day_one: 'a day', day_other: 'days' },
  map: { name: `Map (${language})` },
});

async function started(language: string) {
  const whole = createInstance();
  await whole.init({
    lng: language,
    fallbackLng: false,
    ns: ['common'],
    defaultNS: 'common',
    resources: { fr: words('fr'), en: words('en') } as never,
    interpolation: { escapeValue: false },
  });
  return { whole, light: remembering(whole) };
}

/** As a component asks: in the language of now. */
const tell = (words: i18n, place: string) =>
  words.getFixedT(words.language, place as never) as never as (
    key: string,
    values?: object,
  ) => string;

test('what was said once is said again, to the same key and values alone', async () => {
  const { light } = await started('en');
  for (const _round of ['first', 'second']) {
    expect(tell(light, 'common')('name')).toBe('Name (en)');
    expect(tell(light, 'map')('name')).toBe('Map (en)');
    expect(tell(light, 'common')('at', { time: '9' })).toBe('at 9');
    expect(tell(light, 'common')('at', { time: '10' })).toBe('at 10');
    expect(tell(light, 'common')('day', { count: 1 })).toBe('a day');
    expect(tell(light, 'common')('day', { count: 2 })).toBe('days');
  }
});

test('it is looked for once, and what is no plain value each time', async () => {
  const { whole, light } = await started('en');
  let looked = 0;
  const find = whole.services.interpolator.interpolate;
  whole.services.interpolator.interpolate = function (...asked) {
    looked += 1;
    return find.apply(this, asked);
  };
  for (const _time of [1, 2, 3]) tell(light, 'common')('at', { time: '9' });
  expect(looked).toBe(1);
  for (const _time of [1, 2, 3]) tell(light, 'common')('at', { time: { toString: () => '9' } });
  expect(looked).toBe(4);
});

test('another language, and words that come later, are said by another function', async () => {
  const { whole, light } = await started('fr');
  const before = tell(light, 'common');
  expect(tell(light, 'common')).toBe(before);
  await whole.changeLanguage('en');
  expect(tell(light, 'common')).not.toBe(before);
  expect(tell(light, 'common')('name')).toBe('Name (en)');
  expect(light.language).toBe('en');

  const waiting = tell(light, 'later');
  expect(waiting('late')).toBe('late');
  whole.addResourceBundle('en', 'later', { late: 'Here' });
  expect(tell(light, 'later')).not.toBe(waiting);
  expect(tell(light, 'later')('late')).toBe('Here');
});
