import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, languages } from '#shared/localized.ts';
import { share } from '#visitor/error-reports/memory.ts';
import { share as readShare } from '#visitor/reads/memory.ts';

const top = join(import.meta.dirname, '../..');
const schemas = join(top, 'supabase/schemas');
const sql = readdirSync(schemas)
  .map((name) => readFileSync(join(schemas, name), 'utf8'))
  .join('\n');

/** How long something is kept: where the database says so, and how the page says it. */
const promises = [
  [
    'favourites',
    /visitors v\s+where v\.last_seen < now\(\) - interval '1 year'/,
    { fr: 'un an', en: 'a year', ar: 'سنة' },
  ],
  [
    'alerts',
    /push_subscriptions where gone_at < now\(\) - interval '30 days'/,
    { fr: 'trente jours', en: 'thirty days', ar: 'ثلاثين يوما' },
  ],
  [
    'address',
    /sync\.devices where noted_at < now\(\) - interval '14 days'/,
    { fr: 'quatorze jours', en: 'fourteen days', ar: 'أربعة عشر يوما' },
  ],
  [
    'errors',
    /sync\.error_reports where at < now\(\) - interval '30 days'/,
    { fr: 'trente jours', en: 'thirty days', ar: 'ثلاثين يوما' },
  ],
  [
    'reads',
    /sync\.reads where day <= \(now\(\) at time zone 'UTC'\)::date - 30/,
    { fr: 'trente jours', en: 'thirty days', ar: 'ثلاثين يوما' },
  ],
  [
    'organisers',
    /sync\.history where at < now\(\) - interval '2 years'/,
    { fr: 'deux ans', en: 'two years', ar: 'سنتين' },
  ],
  [
    'speakers',
    /sync\.set_aside where at < now\(\) - interval '1 day'/,
    { fr: 'un jour', en: 'a day', ar: 'ليوم واحد' },
  ],
  [
    'mail',
    /function public\.mail_people\(.*\n(?:.*\n){2,4} {2}perform sync\.require_writer\('speaker'\);/,
    {
      fr: 'lue par elle et par l’administration seules',
      en: 'read only by them and the administration',
      ar: 'سوى هذا الفريق والإدارة',
    },
  ],
  [
    // The address stays where it is: what is kept besides is its hash.
    'mail',
    /function public\.mail_unsubscribe\(.*\n(?:(?!.*speaker_contacts).*\n)+? {2}return true;/,
    {
      fr: 'l’empreinte de l’adresse, et l’adresse elle-même',
      en: 'a hash of the address, and the address itself',
      ar: 'ببصمة عنوانه، وبالعنوان نفسه',
    },
  ],
] as const;

test('errors: the page says how many are sent', () => {
  expect(share).toBe(1 / 4);
  const saying = {
    fr: 'Une erreur sur quatre',
    en: 'One error in four',
    ar: 'خطأ واحد من كل أربعة',
  };
  for (const language of languages) expect(textOf('errors', language)).toContain(saying[language]);
});

test('reads: the page says how many are counted', () => {
  expect(readShare).toBe(1 / 4);
  const saying = {
    fr: 'une page sur quatre',
    en: 'one in four of the pages',
    ar: 'صفحة واحدة من كل أربع',
  };
  for (const language of languages) expect(textOf('reads', language)).toContain(saying[language]);
});

for (const [what, rule, saying] of promises) {
  test(`${what}: the page promises what the database does`, () => {
    expect(sql).toMatch(rule);
    for (const language of languages) {
      expect(textOf(what, language)).toContain(saying[language]);
    }
  });
}

function textOf(what: string, language: Language): string {
  const file = join(top, 'public/locales', language, 'privacy.json');
  const { text } = JSON.parse(readFileSync(file, 'utf8'))[what];
  // Neither vowel signs nor spaces that cannot break make another promise.
  return text.replace(/[\u064b-\u0652]/g, '').replaceAll('\u00a0', ' ');
}
