import type { Backend } from '#replica/protocol/backend.ts';
import { isVerdict } from '#replica/protocol/fetch-json.ts';
import { type DeviceMemory, deviceMemory } from '#replica/storage/device-memory.ts';
import type { Failure } from '#shared/failure.ts';
import { dropReads, waitingReads } from './memory.ts';

/** Sends the reads that wait; resolves with why it could not, and they keep waiting. */
export async function sendReads(
  backend: Backend,
  memory: DeviceMemory = deviceMemory,
): Promise<Failure | undefined> {
  const reads = waitingReads(memory);
  if (reads.length === 0) return undefined;
  const answer = await backend.post('reads_push', { p_reads: reads }, (kept) =>
    Number.isInteger(kept) ? kept : undefined,
  );
  if (!answer.ok && !isVerdict(answer.failure)) return answer.failure;
  dropReads(reads, memory);
  return undefined;
}
