import type { Audience } from '../protocol/pull.ts';
import type { Partition, Partitions } from './partition.ts';

/** The edition that this device has of an audience, the one brought up to date last of several. */
export async function heldEdition(
  partitions: Partitions,
  audience: Audience,
): Promise<number | undefined> {
  const asOf = ({ current }: Partition) => current?.asOf ?? 0;
  const [last] = (await partitions.all().catch(() => []))
    .filter((held) => held.name.endsWith(audience) && asOf(held))
    .sort((one, other) => asOf(other) - asOf(one));
  return last && Number.parseInt(last.name, 10);
}
