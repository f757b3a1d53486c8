/** One end of a channel between a page and what runs beside it: a worker, its own scope, or a port. */
export interface ChannelEnd {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
}

/** What one end does for the other: functions whose values and results can be copied. */
export type Services<T> = { readonly [K in keyof T]: (...values: never[]) => unknown };

/** Calls a function of the other end; rejects with the message of what it threw. */
export type Caller<T extends Services<T>> = <K extends keyof T & string>(
  name: K,
  ...values: Parameters<T[K]>
) => Promise<Awaited<ReturnType<T[K]>>>;

interface Call {
  readonly call: number;
  readonly name: string;
  readonly values: readonly unknown[];
}

interface Answer {
  readonly answer: number;
  readonly value?: unknown;
  readonly error?: string;
}

/**
 * Joins the two ends of a channel: serves the other one and returns the way to call it. All that is
 * said on a channel arrives in the order in which it was said, calls and answers alike.
 */
export function joinEnd<Theirs extends Services<Theirs>, Ours extends Services<Ours> = object>(
  end: ChannelEnd,
  ours: Ours,
): Caller<Theirs> {
  const waiting = new Map<number, { resolve(value: never): void; reject(cause: Error): void }>();
  let calls = 0;

  async function serve({ call, name, values }: Call): Promise<void> {
    let answer: Answer;
    try {
      answer = { answer: call, value: await ours[name as keyof Ours]?.(...(values as never[])) };
    } catch (cause) {
      answer = { answer: call, error: cause instanceof Error ? cause.message : String(cause) };
    }
    end.postMessage(answer);
  }

  end.addEventListener('message', ({ data }: MessageEvent<Call | Answer>) => {
    if ('call' in data) return void serve(data);
    const caller = waiting.get(data.answer);
    waiting.delete(data.answer);
    if (data.error === undefined) caller?.resolve(data.value as never);
    else caller?.reject(new Error(data.error));
  });

  return (name, ...values) =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      end.postMessage({ call: calls, name, values } satisfies Call);
    });
}
