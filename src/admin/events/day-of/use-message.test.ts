import i18next from 'i18next';
import { expect, onTestFinished, test } from 'vitest';
import { type Language, languages } from '#shared/localized.ts';
import { stateVenueOffset } from '#shared/time.ts';
import ar from '../../../../public/locales/ar/admin-programme.json' with { type: 'json' };
import en from '../../../../public/locales/en/admin-programme.json' with { type: 'json' };
import fr from '../../../../public/locales/fr/admin-programme.json' with { type: 'json' };
import { factsOf, messageOf } from './use-message.ts';

const words = { fr, en, ar };
const facts = {
  title: 'Samāʿ',
  place: '',
  day: 'samedi 21 novembre',
  time: '20:30',
  before: '20:00',
};

async function wordsOf(language: Language) {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: language,
    resources: { [language]: { 'admin-programme': words[language] } },
    interpolation: { escapeValue: false },
  });
  return i18n.getFixedT(language, 'admin-programme');
}

test.each(languages)(
  'an announcement of a session without a place names none (%s)',
  async (language) => {
    const t = await wordsOf(language);
    for (const news of ['time', 'place', 'time_and_place', 'reminder', 'cancelled'] as const) {
      const said = messageOf(t, news, facts);
      expect(said).toContain('Samāʿ');
      expect(said).not.toMatch(/[:،]\s*\.|\{\{|message/);
      expect(messageOf(t, news, { ...facts, place: 'Zaouïa' }).includes('Zaouïa')).toBe(
        news !== 'cancelled',
      );
    }
  },
);

test.each(languages)(
  'the new day stands beside the new hour, not behind the former one (%s)',
  async (language) => {
    const t = await wordsOf(language);
    const moved = { ...facts, time: '14:00', before: 'ven. 20 nov. 14:05' };
    for (const news of ['time', 'time_and_place'] as const) {
      for (const place of ['', 'Zaouïa']) {
        const said = messageOf(t, news, { ...moved, place });
        expect(said).toContain(`${moved.time} (${moved.day})`);
        expect(said.indexOf(moved.before)).toBeGreaterThan(said.indexOf(moved.day));
      }
    }
  },
);

test('of a session that was moved to another day the day before is named, by the venue’s clock', () => {
  stateVenueOffset(60);
  onTestFinished(() => stateVenueOffset(undefined));
  const event = { title: { en: 'Samāʿ' }, starts_at: '2026-11-22T13:00:00Z' };
  const before = (instant: string) => factsOf('en', event, undefined, instant).before;
  expect(before('2026-11-21T13:00:00Z')).toBe('Sat 21 Nov 14:00');
  expect(before('2026-11-22T12:00:00Z')).toBe('13:00');
  expect(before('2026-11-21T22:59:00Z')).toBe('Sat 21 Nov 23:59');
  expect(before('2026-11-21T23:00:00Z')).toBe('00:00');
});
