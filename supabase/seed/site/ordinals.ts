/** A French masculine ordinal: 1er, 2e, 21e. */
export function frenchOrdinal(number: number): string {
  return number === 1 ? '1er' : `${number}e`;
}

const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};
const englishRules = new Intl.PluralRules('en', { type: 'ordinal' });

/** An English ordinal: 1st, 2nd, 11th, 21st. */
export function englishOrdinal(number: number): string {
  return `${number}${endings[englishRules.select(number)] ?? 'th'}`;
}

const units = [
  'الأولى',
  'الثانية',
  'الثالثة',
  'الرابعة',
  'الخامسة',
  'السادسة',
  'السابعة',
  'الثامنة',
  'التاسعة',
];
const tens = [
  'العاشرة',
  'العشرون',
  'الثلاثون',
  'الأربعون',
  'الخمسون',
  'الستون',
  'السبعون',
  'الثمانون',
  'التسعون',
];

/** A definite feminine Arabic ordinal in words, as it agrees with « الدورة ». 1 to 99. */
export function arabicOrdinal(number: number): string {
  const unit = number % 10 === 1 && number > 10 ? 'الحادية' : units[(number % 10) - 1];
  const ten = tens[Math.floor(number / 10) - 1];
  if (number < 1 || number > 99 || !Number.isInteger(number)) {
    throw new RangeError(`No Arabic ordinal in words for ${number}.`);
  }
  if (!unit) return ten ?? '';
  if (!ten) return unit;
  return number < 20 ? `${unit} عشرة` : `${unit} و${ten}`;
}
