import type { Backend } from '#replica/protocol/backend.ts';
import { isVerdict } from '#replica/protocol/fetch-json.ts';
import { type DeviceMemory, deviceMemory } from '#replica/storage/device-memory.ts';
import type { Failure } from '#shared/failure.ts';
import { dropReports, waitingReports } from './memory.ts';

/** Sends the reports that wait; resolves with why it could not, and they keep waiting. */
export function sendReports(backend: Backend, memory: DeviceMemory = deviceMemory) {
  const reports = waitingReports(memory);
  return sendKept(backend, 'errors_push', { p_reports: reports }, () =>
    dropReports(reports, memory),
  );
}

/**
 * Sends what was kept for the organisers, nothing where nothing was, and forgets it, also what the server
 * does not want: what matters comes from other devices as well. Resolves with why it could not be sent.
 */
export async function sendKept(
  backend: Backend,
  procedure: string,
  kept: Readonly<Record<string, readonly unknown[]>>,
  forget: () => void,
): Promise<Failure | undefined> {
  if (Object.values(kept).every((list) => list.length === 0)) return undefined;
  const answer = await backend.post(procedure, kept, (count) =>
    Number.isInteger(count) ? count : undefined,
  );
  if (!answer.ok && !isVerdict(answer.failure)) return answer.failure;
  forget();
  return undefined;
}
