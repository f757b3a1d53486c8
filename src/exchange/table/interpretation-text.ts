import type { Hearing, Interpretation } from '#entities/kit/field.ts';
import { hearings } from '#entities/kit/interpretation.ts';
import { fold } from '#shared/fold.ts';
import { latinDigits } from './day-and-time.ts';

/** What people call a way of hearing, in their languages. */
const called: Readonly<Record<Hearing, readonly string[]>> = {
  headset: ['headset', 'headphones', 'receiver', 'casque', 'recepteur', 'سماعة', 'سماعات'],
  stream: ['stream', 'audio', 'live', 'flux', 'direct', 'بث', 'صوت', 'مباشر'],
};

/** Interpretations as one text: `fr: headset 2 ; en: stream`; languages by their codes unless called otherwise. */
export function interpretationText(
  value: readonly Interpretation[],
  name = (code: string) => code,
): string {
  return value
    .map(({ language, by, channel }) => `${name(language)}: ${[by, channel].join(' ').trim()}`)
    .join(' ; ');
}

/** Reads such a text back, as people write it; undefined where a part says no language or no way of hearing. */
export function readInterpretation(
  text: string,
  languageNamed: (text: string) => string | undefined,
): Interpretation[] | undefined {
  const parts = text.split(/[;|\n؛]/).filter((part) => part.trim() !== '');
  const read = parts.map((part) => {
    const [, named = '', said = ''] = /^([^:]+):(.+)$/s.exec(latinDigits(part)) ?? [];
    const language = languageNamed(named.trim());
    const [number, ...more] = said.match(/\d+/g) ?? [];
    const words = fold(said).split(/[^\p{L}]+/u);
    const by = hearings.find((way) => called[way].some((word) => words.includes(fold(word))));
    if (!language || !by || more.length > 0) return undefined;
    return number === undefined ? { language, by } : { language, by, channel: Number(number) };
  });
  const whole = read.filter((one) => one !== undefined);
  return whole.length === read.length ? whole : undefined;
}
