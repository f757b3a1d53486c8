import type { Backend } from '#replica/protocol/backend.ts';
import { isVerdict } from '#replica/protocol/fetch-json.ts';
import type { Failure, Result } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';
import { type Refusal, type Remark, refusalOf } from './remark.ts';
import type { RemarkStorage } from './storage.ts';

/** The Web Lock under which remarks are sent, by one tab or the worker at a time. */
export const remarksLock = 'forum-remarks';

/** The most remarks in one request; the server takes 50. */
const batchSize = 20;

interface DeliveryOptions {
  readonly storage: RemarkStorage;
  readonly backend: Backend;
  /** Called after each change of what is stored. */
  readonly onRecorded: () => void;
}

/**
 * Sends the remarks that wait until none does; resolves with why it could not, if so, and the rest
 * keeps waiting. Sending twice is harmless, for the server knows a remark by its id.
 */
export async function sendRemarks(options: DeliveryOptions): Promise<Failure | undefined> {
  const { storage, backend, onRecorded } = options;
  let size = batchSize;
  for (;;) {
    const waiting = (await storage.read()).filter(({ state }) => state === 'waiting');
    const batch = waiting.slice(0, size);
    if (batch.length === 0) return undefined;
    const answer = await push(backend, await storage.key(), batch);
    if (!answer.ok && !isVerdict(answer.failure)) return answer.failure;
    if (!answer.ok && batch.length > 1) {
      // The server could not take the request as such: find the remark that spoils it.
      size = 1;
      continue;
    }
    const refused = new Map(batch.map(({ id }) => [id, 'malformed'] as const));
    await storage.settle(answer.ok ? answer.value : refused);
    onRecorded();
  }
}

/** Sends remarks; every one of them must be answered. The key travels in bodies only. */
function push(
  backend: Backend,
  key: string,
  batch: readonly Remark[],
): Promise<Result<ReadonlyMap<string, Refusal | undefined>>> {
  const remarks = batch.map(({ id, event, said }) => ({ id, event, ...said }));
  return backend.post('remarks_push', { p_key: key, p_remarks: remarks }, (value) => {
    const outcomes = readOutcomes(value);
    return outcomes && batch.every(({ id }) => outcomes.has(id)) ? outcomes : undefined;
  });
}

function readOutcomes(value: unknown): Map<string, Refusal | undefined> | undefined {
  if (!isRecord(value) || !Array.isArray(value.results)) return undefined;
  const outcomes = new Map<string, Refusal | undefined>();
  for (const result of value.results) {
    if (!isRecord(result) || typeof result.id !== 'string') return undefined;
    outcomes.set(result.id, result.status === 'applied' ? undefined : refusalOf(result.code));
  }
  return outcomes;
}
