import { describe, expect, test } from 'vitest';
import { fold, formsOf } from './fold.ts';

describe('folding Latin script', () => {
  test.each([
    ['Éthique & Spiritualité', 'ethique spiritualite'],
    ['ŒUVRE, Cœur, Ægypte', 'oeuvre coeur aegypte'],
    ['l’amour d’autrui', 'l amour d autrui'],
    ["aujourd'hui, qu'il", 'aujourdhui qu il'],
    ['Qurʾān — Qur’an', 'quran quran'],
    ['ʿAbd al-Qādir', 'abd al qadir'],
    ['İstanbul, ışık', 'istanbul isik'],
    ['Łódź, Sørensen, Straße', 'lodz sorensen strasse'],
    ['19ᵉ édition', '19e edition'],
    ['  ', ''],
  ])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('folding Arabic script', () => {
  test.each([
    ['أحمد إبراهيم آمال ٱلله', 'احمد ابراهيم امال الله'],
    ['مَحَبَّة', 'محبه'],
    ['المحبـــة', 'المحبه'],
    ['مصطفى', 'مصطفي'],
    ['سؤال، طائفة', 'سوال طايفه'],
    ['مسؤول ومسئول', 'مسوول ومسوول'],
    ['شؤون، شئون؛ رؤوس، رءوس', 'شوون شوون رووس رووس'],
    ['قراءة وقراءات', 'قراه وقراات'],
    ['١٩ و۲۱', '19 و21'],
    ['ﻻ إله', 'لا اله'],
    ['ک ی', 'ك ي'],
  ])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded));

  test('a hamza folds alike whether composed or not', () => {
    for (const text of ['أ', 'إ', 'ؤ', 'ئ', 'آ'])
      expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
  });

  test('folding twice changes nothing', () => {
    for (const text of ['Cœur d’été', 'والمحبّةُ الإلهيّة', "Qur'an ٢٠٢٦"])
      expect(fold(fold(text))).toBe(fold(text));
  });
});

describe('the Arabic article', () => {
  test.each([
    ['الذكر', 'ذكر'],
    ['والذكر', 'ذكر'],
    ['بالذكر', 'ذكر'],
    ['وبالذكر', 'ذكر'],
    ['كالذكر', 'ذكر'],
    ['للذكر', 'ذكر'],
    ['الحب', 'حب'],
  ])('%s without it is %s', (word, bare) => expect(formsOf(word)).toContain(bare));

  test.each([
    ['للغه', 'لغه'],
    ['لليل', 'ليل'],
    ['وللقاء', 'لقاء'],
    ['والدين', 'والدين'],
    ['والدين', 'دين'],
  ])('%s may be %s', (word, form) => expect(formsOf(word)).toContain(form));

  test.each(['الف', 'الله', 'والله', 'ذكر', 'ملال', 'all'])('%s stays', (word) =>
    expect(formsOf(word)).toEqual([word]),
  );
});
