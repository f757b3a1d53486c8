import { isKind, type Kind } from '#entities/index.ts';
import type { Replica } from '#replica/replica.ts';
import type { Result } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';

/** How many rows of each kind belong to an edition alone. */
export type Contents = ReadonlyMap<Kind, number>;

/** Reads the server's counts, leaving out the kinds of which there is nothing. */
export function readContents(value: unknown): Contents | undefined {
  if (!isRecord(value)) return undefined;
  const counts = new Map<Kind, number>();
  for (const [kind, count] of Object.entries(value)) {
    if (typeof count !== 'number') return undefined;
    if (isKind(kind) && count > 0) counts.set(kind, count);
  }
  return counts;
}

/** Asks the server what an edition holds: this device knows of one edition only. */
export function fetchContents(
  { ask }: Pick<Replica, 'ask'>,
  id: number,
): Promise<Result<Contents>> {
  return ask('edition_contents', { p_edition: id }, readContents);
}
