import type { Backend } from '#replica/protocol/backend.ts';
import { type DeviceMemory, deviceMemory } from '#replica/storage/device-memory.ts';
import { sendKept } from '../error-reports/send.ts';
import { dropReads, waitingReads } from './memory.ts';

/** Sends the reads that wait; resolves with why it could not, and they keep waiting. */
export function sendReads(backend: Backend, memory: DeviceMemory = deviceMemory) {
  const reads = waitingReads(memory);
  return sendKept(backend, 'reads_push', { p_reads: reads }, () => dropReads(reads, memory));
}
