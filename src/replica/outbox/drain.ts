import { type Failure, fail, type Result, succeed } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';
import type { Backend } from '../protocol/backend.ts';
import { isVerdict } from '../protocol/fetch-json.ts';
import type { OutboxEntry, Outcome } from '../protocol/operation.ts';
import { isRevision } from '../protocol/sync-row.ts';
import type { OutboxStorage } from '../storage/outbox-storage.ts';

/** The most operations, and about the most characters, in one request. */
const batchSize = 100;
const batchLength = 500_000;

interface DrainOptions {
  readonly storage: OutboxStorage;
  readonly backend: Backend;
  readonly owner: () => string;
  /** The signed-in administrator's token. */
  readonly token: () => Promise<Result<string>>;
  /** Runs work while nobody else on this device drains. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called after each batch whose answers were recorded. */
  readonly onRecorded: () => Promise<unknown>;
}

/**
 * Sends the waiting operations, oldest first, until none is left; resolves with how many the server
 * answered. A failure leaves the rest waiting. Sending twice is harmless, for the server knows an
 * operation by its id; being alone only keeps two tabs from doing the same work.
 */
export function createDrain(options: DrainOptions): () => Promise<Result<number>> {
  const { storage, backend, owner, token, alone, onRecorded } = options;

  async function send(entries: readonly OutboxEntry[]): Promise<Result<Map<string, Outcome>>> {
    const credential = await token();
    if (!credential.ok) return credential;
    const ops = entries.map(({ operation }) => operation);
    const answer = await backend.post(
      'sync_push',
      { p_batch: { ops } },
      readOutcomes,
      credential.value,
    );
    if (answer.ok || !isVerdict(answer.failure)) return answer;
    // The server could not take the request as such: find the operation that spoils it.
    const [only] = ops;
    if (ops.length === 1 && only) return succeed(new Map([[only.op, refusal(answer.failure)]]));
    return send(entries.slice(0, Math.ceil(entries.length / 2)));
  }

  async function drain(): Promise<Result<number>> {
    let answered = 0;
    for (;;) {
      const waiting = (await storage.list(owner())).filter(
        ({ outcome }) => outcome.status === 'waiting',
      );
      if (waiting.length === 0) return succeed(answered);
      const outcomes = await send(firstBatch(waiting));
      if (!outcomes.ok) return outcomes;
      const known = waiting.filter(({ operation }) => outcomes.value.has(operation.op)).length;
      if (known === 0) return fail('unavailable', { detail: 'no operation was answered' });
      await storage.record(outcomes.value);
      await onRecorded();
      answered += known;
    }
  }

  return () => alone(drain);
}

function firstBatch(waiting: readonly OutboxEntry[]): readonly OutboxEntry[] {
  let length = 0;
  const batch = waiting.slice(0, batchSize).filter(({ operation }, index) => {
    length += JSON.stringify(operation).length;
    return index === 0 || length <= batchLength;
  });
  return batch;
}

function refusal(failure: Failure): Outcome {
  return { status: 'refused', code: failure.code, message: failure.detail ?? '' };
}

/** Reads the answer of `sync_push`: what became of each operation. */
export function readOutcomes(value: unknown): Map<string, Outcome> | undefined {
  if (!isRecord(value) || !Array.isArray(value.results)) return undefined;
  const outcomes = new Map<string, Outcome>();
  for (const result of value.results) {
    const outcome = isRecord(result) ? readOutcome(result) : undefined;
    if (!outcome) return undefined;
    outcomes.set(String(result.op), outcome);
  }
  return outcomes;
}

function readOutcome(result: Record<string, unknown>): Outcome | undefined {
  const { status, revision, row, code, message } = result;
  if (status === 'applied' && isRevision(revision)) return { status };
  if (status === 'conflict' && isRevision(revision) && (row === null || isRecord(row))) {
    return { status, revision, row };
  }
  if (status === 'refused') return { status, code: String(code), message: String(message ?? '') };
  return undefined;
}
