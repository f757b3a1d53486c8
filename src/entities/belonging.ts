import type { Kind } from './index.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Whether a row is part of an edition: its own, one of its several, or of none in particular, as an
 * article is and what the site says of itself.
 */
export function isPartOf(kind: Kind, row: Values, edition: number): boolean {
  if (kind === 'edition') return true;
  const { edition_id, edition_ids } = row;
  if (Array.isArray(edition_ids)) return edition_ids.includes(edition);
  return edition_id === undefined || edition_id === null || Number(edition_id) === edition;
}
