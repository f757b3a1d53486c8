import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import ar from '../../public/locales/ar/common.json' with { type: 'json' };
import en from '../../public/locales/en/common.json' with { type: 'json' };
import fr from '../../public/locales/fr/common.json' with { type: 'json' };
import { groupedCounts, interpolation } from './grouped-counts.ts';

async function wordsOf(language: string) {
  const i18n = createInstance();
  await i18n.use(groupedCounts).init({
    lng: language,
    resources: { fr: { common: fr }, en: { common: en }, ar: { common: ar } },
    interpolation,
  });
  return i18n.getFixedT(language, 'common');
}

test.each([
  ['fr', '3\u202f100'],
  ['en', '3,100'],
  ['ar', '3\u202f100'],
] as const)(
  'in %s a count of thousands is grouped within a sentence',
  async (language, grouped) => {
    const t = await wordsOf(language);
    expect(t('status.waiting', { count: 3100 })).toContain(grouped);
    expect(t('status.waiting', { count: 12 })).toContain('12');
  },
);

test('what is not a count stays as it is given', async () => {
  const t = await wordsOf('fr');
  expect(t('year', { defaultValue: '{{year}} {{number}}', year: 2026, number: '3 100' })).toBe(
    '2026 3 100',
  );
});
