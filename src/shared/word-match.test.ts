import { describe, expect, test } from 'vitest';
import { isIn, needleOf, searchable } from './word-match.ts';

const finds = (query: string, ...texts: string[]) => isIn(needleOf(query), searchable(texts));

test.each([
  ['', 'Anything'],
  ['   ', 'Anything'],
  ['ethi', 'Éthique du cœur'],
  ['coeur eth', 'Éthique du cœur'],
  ['amour', 'L’amour'],
  ['quran', 'The Qur’an'],
  ['ذكر', 'مجلس الذِّكر'],
  ['الذكر', 'ذكر الفجر'],
  ['الذ', 'مجلس الذكر'],
  ['محبه', 'المحبّة'],
  ['مصطفي', 'مصطفى'],
  ['2026', '٢٠٢٦'],
])('“%s” finds “%s”', (query, text) => expect(finds(query, text)).toBe(true));

test.each([
  ['hique', 'Éthique'],
  ['coeur paix', 'Éthique du cœur'],
  ['سلام', 'المحبة'],
])('“%s” does not find “%s”', (query, text) => expect(finds(query, text)).toBe(false));

test('the words typed may stand in different texts', () => {
  expect(isIn(needleOf('naima fes'), searchable(['Naïma']), searchable(['Fès']))).toBe(true);
});

describe('one name in many spellings finds itself in all', () => {
  test.each([
    [['Abdelkader', 'Abd el Kader', 'Abd al-Qadir', 'abdulqadir', 'عبدالقادر', 'عبد القادر']],
    [['Abderrahmane', 'Abd er-Rahman', 'Abdel Rahman', 'عبد الرحمن', 'عبدالرحمن']],
    [['Benabdallah', 'Ben Abdallah', 'ben abdellah', 'بن عبد الله', 'بنعبد الله']],
    [['cherif', 'Charif', 'sharif', 'شريف']],
    [['Qenaoui', 'qannawi', 'kenawi', 'قناوي', 'القناوي']],
    [['soufi', 'Sufi', 'صوفي']],
    [['tariqa', 'tarika', 'tariqah', 'طريقة', 'الطريقة']],
    [['mouridine', 'Muridin', 'مريدين']],
    [['hadra', 'hadhra', 'حضرة']],
    [['Boutchichi', 'Boudchichi', 'budshishi', 'البودشيشي']],
    [['Noureddine', 'Nour Eddine', 'Nur ad-Din', 'نور الدين']],
  ])('%s', (spellings) => {
    const lost = spellings.flatMap((typed) =>
      spellings.filter((text) => !finds(typed, text)).map((text) => `${typed}: ${text}`),
    );
    expect(lost).toEqual([]);
  });
});

test.each([
  ['وسماع', 'مجلس السماع'],
  ['سماع', 'إنشاد وسماع'],
  ['بذكر', 'الذكر'],
  ['مريدون', 'المريد'],
  ['جلسات', 'جلسة المساء'],
  ['jardin', 'Jardins'],
  ['Fatimazahra', 'Fatima-Zahra'],
  ['la voie pour les jeunes', 'Voie des jeunes'],
  ['مكتبة', 'خزانة الكتب'],
])('“%s” finds “%s” without another word for it', (query, text) =>
  expect(finds(query, text)).toBe(true),
);

test.each([
  ['ماء', 'مات مالك'],
  ['mer', 'Omar'],
  ['salma', 'Slim'],
  ['abdelilah', 'Abdelhafid'],
  ['شعر', 'شارع'],
  ['rumi', 'Rome'],
])('“%s” is no spelling of “%s”', (query, text) => expect(finds(query, text)).toBe(false));

test('what the organisers write means the same, several words too', () => {
  const synonyms = { fr: 'guérison, soin de l’âme', ar: 'دواء، بلسم' };
  const found = (query: string, text: string) =>
    isIn(needleOf(query, synonyms), searchable([text]));
  expect(found('guerison', 'Le soin de notre âme')).toBe(true);
  expect(found('soin de l’âme', 'La guérison')).toBe(true);
  expect(found('بلسم', 'الدواء')).toBe(true);
  expect(found('guérison', 'Le soin des plantes')).toBe(false);
});
