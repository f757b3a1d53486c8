import type { Speaker } from '#entities/index.ts';
import type { Find } from '#ui/word-search.ts';

/** A country with how many speakers come from it. */
export interface CountryChoice {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  readonly count: number;
}

/** Speakers in the order of their names as the reader sees them. */
export function sortedByName(
  speakers: Iterable<Speaker>,
  nameOf: (speaker: Speaker) => string,
  compare: (a: string, b: string) => number,
): readonly Speaker[] {
  return [...speakers]
    .map((speaker) => ({ speaker, name: nameOf(speaker) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ speaker }) => speaker);
}

/** The countries speakers come from, in the order of their names. */
export function countriesOf(
  speakers: Iterable<Speaker>,
  nameOf: (code: string) => string,
  compare: (a: string, b: string) => number,
): readonly CountryChoice[] {
  const counts = new Map<string, number>();
  for (const { country } of speakers) {
    if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts]
    .map(([code, count]) => ({ code, count, name: nameOf(code) }))
    .sort((a, b) => compare(a.name, b.name));
}

const textsOf = ({ name, title }: Speaker) => [
  ...Object.values(name),
  ...Object.values(title ?? {}),
];

/** Speakers from a country ('' for any) in whose name or title is found what is looked for, if anything. */
export function findSpeakers(
  speakers: readonly Speaker[],
  country: string,
  find?: Find,
): readonly Speaker[] {
  if (!find && !country) return speakers;
  return speakers.filter(
    (speaker) => (!country || speaker.country === country) && (find?.(speaker, textsOf) ?? true),
  );
}
