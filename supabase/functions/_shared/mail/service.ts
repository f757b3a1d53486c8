import type { Carrier, Result } from './carrier.ts';
import type { Message } from './message.ts';

const patience = 20_000;

/**
 * Sends through a mail service that takes JSON over https, `{from, to, subject, text, html, headers}` with
 * a key as bearer token, as Resend does. An `Idempotency-Key` tells one mail from another.
 */
export function createServiceCarrier(
  address: string,
  key: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Carrier {
  return {
    async send(_to, handOver) {
      let message: Message | undefined;
      try {
        message = await handOver();
      } catch (error) {
        return { outcome: 'retry', words: String(error).slice(0, 500) };
      }
      if (!message) return undefined;
      try {
        return await post(message);
      } catch (error) {
        return { outcome: 'unknown', words: String(error).slice(0, 500) };
      }
    },
    close() {},
  };

  async function post({ id, to, ...message }: Message): Promise<Result> {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({
        ...message,
        to: [to],
        headers: { ...message.headers, 'Message-ID': id },
      }),
      signal: AbortSignal.timeout(patience),
    });
    const words = `${response.status} ${await response.text()}`.slice(0, 500);
    if (response.ok) return { outcome: 'sent', words };
    // Whoever was not let in sent nothing, and nobody else's mail will be.
    if (response.status === 401 || response.status === 403) return { outcome: 'later', words };
    if (response.status === 429 || response.status === 503) {
      const wait = Number(response.headers.get('retry-after'));
      return { outcome: 'retry', words, ...(wait > 0 && { retry_after: wait }) };
    }
    return { outcome: response.status < 500 ? 'refused' : 'unknown', words };
  }
}
