import { type Language, languages } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';

/**
 * The devices that an announcement would wake, as far as something has reached them before, how many of
 * them asked for which language, and how many more have subscribed and were never reached yet.
 */
export interface AudienceCounts {
  readonly devices: number;
  readonly unproven: number;
  readonly languages: Readonly<Record<Language, number>>;
}

/** Reads an answer of `announcement_audience`; undefined where a count is missing. */
export function readAudience(value: unknown): AudienceCounts | undefined {
  if (!isRecord(value) || !isRecord(value.languages)) return undefined;
  const counts = languages.map((language) => (value.languages as typeof value)[language]);
  const known = [value.devices, value.unproven, ...counts].every((one) => typeof one === 'number');
  return known ? (value as unknown as AudienceCounts) : undefined;
}
