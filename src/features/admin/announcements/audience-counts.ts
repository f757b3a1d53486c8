import { type Language, languages } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';

/** The devices that an announcement would wake, and how many of them asked for which language. */
export interface AudienceCounts {
  readonly devices: number;
  readonly languages: Readonly<Record<Language, number>>;
}

/** Reads an answer of `announcement_audience`; undefined where a count is missing. */
export function readAudience(value: unknown): AudienceCounts | undefined {
  if (!isRecord(value) || typeof value.devices !== 'number') return undefined;
  const { languages: counts } = value;
  const known =
    isRecord(counts) && languages.every((language) => typeof counts[language] === 'number');
  return known ? (value as unknown as AudienceCounts) : undefined;
}
