import { type Event, type SpokenLanguage, spokenLanguages } from '#entities/index.ts';
import type { Interpretation } from '#entities/kit/field.ts';

/** What a session says of its languages; a row from before they could be said has none. */
export type Tongues = Partial<Pick<Event, 'spoken' | 'interpretation'>>;

/** The interpretations of a session by their languages, in the order in which languages are named. */
export function interpretationsOf({
  interpretation = [],
}: Tongues): readonly [SpokenLanguage, readonly Interpretation[]][] {
  return spokenLanguages.flatMap((code): [SpokenLanguage, readonly Interpretation[]][] => {
    const own = interpretation.filter(({ language }) => language === code);
    return own.length > 0 ? [[code, own]] : [];
  });
}

/** Whether a session can be followed in a language: it is spoken, or interpreted into it. */
export function isFollowedIn({ spoken = [], interpretation = [] }: Tongues, code: string): boolean {
  return [...spoken, ...interpretation.map(({ language }) => language)].some((one) => one === code);
}
