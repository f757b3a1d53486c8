import { describe, expect, test } from 'vitest';
import { entities, kinds } from '#entities/index.ts';
import { demonstrationRows } from '#seed/rows/demonstration.ts';
import { isLanguage, type Language, type Localized, languages } from '#shared/localized.ts';
import { venueOffset } from '#shared/time.ts';
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

/** The text of a row in a language, by its title or name in French. */
const said = (named: string, field: string, language: Language): string => {
  const row = kinds
    .flatMap((kind) => rows[kind] as readonly unknown[])
    .map((one) => one as Readonly<Record<string, Localized | undefined>>)
    .find((one) => one[field] && [one.title?.fr, one.name?.fr].includes(named));
  return row?.[field]?.[language] ?? '';
};

describe('what the demonstration says in several places', () => {
  test('is written in one way', () => {
    const strays = /فكيك|(?<!\p{L})اسكتلند|samaa|samaâ|الصدريات/iu;
    const found = texts.filter(({ value }) => strays.test(Object.values(value).join(' ')));
    expect(found.map(({ where }) => where)).toEqual([]);
  });

  test('speaks to one reader in the Arabic guide and its shuttles, as the interface does', () => {
    const toMany = /(?<!\p{L})\p{L}[\p{L}\p{M}]*(?:كم|وا)(?![\p{L}\p{M}])/u;
    const guide = texts.filter(({ where }) => /^(?:guide|shuttle)/.test(where));
    for (const { where, value } of guide) expect(value.ar ?? '', where).not.toMatch(toMany);
  });

  test('calls the Esplanade by its name on the map', () => {
    const place = { en: /\bsquare\b/i, ar: /الساحة(?! الكبرى)|بساحة/ };
    const others = texts.filter(
      ({ where, value }) =>
        /^(?:guide|shuttle|news|announcement)/.test(where) &&
        (place.en.test(value.en ?? '') || place.ar.test(value.ar ?? '')),
    );
    expect(others.map(({ where }) => where)).toEqual([]);
  });

  test('names no month and no season: its edition is held around today', () => {
    const season = /novembre|november|نونبر|\b(?:été|hiver|summer|winter)\b/i;
    const guide = texts.filter(({ where }) => /^(?:guide|shuttle|location)/.test(where));
    for (const { where, value } of guide)
      for (const text of Object.values(value)) expect(text, where).not.toMatch(season);
  });

  test('tells nothing urgent of an hour of the day: the demonstration may be made at any', () => {
    const hour = /quinze heures|ce soir|until three|this evening|الثالثة|المساء/;
    const urgent = rows.announcement.filter(({ urgent, status }) => urgent && status === 'sent');
    expect(urgent.length).toBeGreaterThan(2);
    for (const { message } of urgent)
      for (const text of Object.values(message)) expect(text).not.toMatch(hour);
  });

  test('agrees: hours, numbers, places and who is on duty', () => {
    const lunches = rows.event.filter(({ title }) =>
      /\b(?:lunch|shared meal)\b/i.test(title.en ?? ''),
    );
    expect(lunches.length).toBeGreaterThan(2);
    for (const { starts_at } of lunches) expect(hourOf(starts_at)).toBe('13:00');
    expect(said('Repas', 'body', 'en')).toContain('at 1 p.m.');
    expect(said('Repas', 'body', 'fr')).toContain('à 13\u00a0h et');
    expect(said('Repas', 'body', 'ar')).toContain('وعلى الساعة 13،');

    expect(said('Infirmerie', 'description', 'en')).toContain('day and night');
    expect(said('Premiers secours', 'body', 'en')).toContain('day and night');
    expect(said('Objets trouvés', 'body', 'en')).toContain('from 6 a.m. to midnight');
    expect(said('Bienvenue à Madagh', 'message', 'en')).toContain('from six in the morning until');

    const exhibition = said(
      'Visite\u00a0: ouverture de l’exposition de manuscrits',
      'description',
      'en',
    );
    expect(exhibition).toContain('Thirty-two volumes lent by families and zawiyas');
    const news = said('Trente-deux manuscrits sortent de leur coffre', 'content', 'en');
    expect(news).toContain('thirty-two manuscripts lent by families and zawiyas');

    const walk = rows.event.find(({ title }) => title.en === 'Silent walk');
    expect(walk && Date.parse(walk.ends_at) - Date.parse(walk.starts_at)).toBe((50 + 10) * 60_000);
    expect(walk?.description?.en).toMatch(/^Fifty minutes .* then ten /);

    // A poem that is read in Arabic, English and Urdu is not translated into French.
    const rhyme = (language: Language) =>
      said('La rime traverse-t-elle la frontière\u202f?', 'description', language);
    expect(rhyme('fr')).toContain('vers l’anglais');
    expect(rhyme('en')).toContain('into English');
    expect(rhyme('ar')).toContain('إلى الإنجليزية');

    const access = 'Venir à Madagh\u00a0: navettes, stationnement, accessibilité';
    expect(said('Parking de la route de Berkane', 'name', 'en')).toBe('Berkane road car park');
    expect(said(access, 'content', 'en')).toContain('car park on the Berkane road');
    expect(rows.location.every(({ facilities }) => facilities.includes('step_free'))).toBe(false);
    expect(said(access, 'content', 'en')).toContain('Most places have step-free access');
  });
});

/** HH:MM at the venue on the demonstration's days. */
function hourOf(instant: string): string {
  const offset = venueOffset(Date.parse(instant)) * 60_000;
  return new Date(Date.parse(instant) + offset).toISOString().slice(11, 16);
}
