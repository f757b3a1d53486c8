import type { Backend } from '#replica/protocol/backend.ts';
import { isVerdict } from '#replica/protocol/fetch-json.ts';
import { type DeviceMemory, deviceMemory } from '#replica/storage/device-memory.ts';
import type { Failure } from '#shared/failure.ts';
import { dropReports, waitingReports } from './memory.ts';

/**
 * Sends the reports that wait; resolves with why it could not, and they keep waiting. What the server
 * does not want is forgotten: an error that matters comes from other devices as well.
 */
export async function sendReports(
  backend: Backend,
  memory: DeviceMemory = deviceMemory,
): Promise<Failure | undefined> {
  const reports = waitingReports(memory);
  if (reports.length === 0) return undefined;
  const answer = await backend.post('errors_push', { p_reports: reports }, (kept) =>
    Number.isInteger(kept) ? kept : undefined,
  );
  if (!answer.ok && !isVerdict(answer.failure)) return answer.failure;
  dropReports(reports, memory);
  return undefined;
}
