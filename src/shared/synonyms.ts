import { fold, formsOf } from './fold.ts';
import { type Localized, languages } from './localized.ts';
import { memoLast } from './memo-last.ts';

/** Folded words, and what else is meant by them. */
interface Meaning {
  readonly said: readonly string[];
  readonly others: readonly (readonly string[])[];
}

/** What else is meant, by the first word of what is said. */
export type Synonyms = ReadonlyMap<string, readonly Meaning[]>;

/** What is called by several words in one language too, so that no translation leads from one to another. */
const declared = `
bibliothèque, library, médiathèque, مكتبة, خزانة
dhikr, zikr, invocation, remembrance, ذكر
samaa, sama, سماع
mosquée, mosque, masjid, مسجد, جامع
prière, salat, prayer, صلاة, مصلى
toilettes, sanitaires, wc, toilets, restroom, مراحيض, مرحاض, حمامات
parking, stationnement, car park, موقف السيارات
restaurant, restauration, repas, cantine, manger, food, meals, مطعم, طعام, أكل
secours, infirmerie, médecin, first aid, doctor, إسعاف, إسعافات, طبيب
pompiers, incendie, firefighters, fire brigade, إطفاء, مطافئ, حريق
police, gendarmerie, شرطة, درك
internet, wifi, wi-fi, إنترنت, واي فاي
perdu, égaré, lost, ضائع, تائه
navette, bus, autocar, shuttle, coach, حافلة, حافلات
hébergement, logement, hôtel, lodging, accommodation, إقامة, سكن, فندق
accueil, réception, reception, information, استقبال
coran, quran, koran, قرآن
prophète, prophet, نبي, رسول
cheikh, sheikh, شيخ
soufisme, tasawwuf, sufism, تصوف
confrérie, tariqa, brotherhood, طريقة
zaouia, zawiya, زاوية
mawlid, mouloud, mouled, مولد
moussem, mawsim, موسم
atelier, workshop, ورشة
conférence, causerie, exposé, lecture, محاضرة
poème, poésie, poetry, poem, شعر, قصيدة
enfants, kids, children, أطفال, صغار
jeunes, jeunesse, youth, شباب
femmes, women, نساء, مرأة
livre, ouvrage, book, كتاب
boutique, magasin, shop, store, متجر, دكان
tapis, carpet, rug, زربية, سجاد
direct, streaming, live, بث
plan, carte, map, خريطة, مخطط
horaires, programme, schedule, برنامج, مواقيت
othmane, osman, عثمان
maroc, morocco, مغرب
`;

/** Reads groups of words that mean the same: a group a line, its words parted by commas. */
export function groupsIn(text: string): string[][] {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(/[,،;؛]/u)
        .map((word) => word.trim())
        .filter((word) => fold(word) !== ''),
    )
    .filter((group) => group.length > 1);
}

/** What is declared, and the groups that the organisers wrote. */
export const synonymsFrom = memoLast((edited: Localized | undefined): Synonyms => {
  const all = new Map<string, Meaning[]>();
  const texts = [declared, ...languages.map((language) => edited?.[language] ?? '')];
  for (const words of groupsIn(texts.join('\n'))) {
    const group = words.map((word) => fold(word).split(' '));
    for (const said of group) {
      const meaning = { said, others: group.filter((other) => other !== said) };
      for (const form of formsOf(said[0] ?? '')) all.set(form, [...(all.get(form) ?? []), meaning]);
    }
  }
  return all;
});
