import { useState } from 'react';
import { useReplica, useSelectedEdition } from '#replica/read.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { presentTime } from '#shared/clock.ts';
import type { Failure } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';
import { isHttps } from '#shared/url.ts';

const states = ['answers', 'missing', 'silent', 'unknown'] as const;
type State = (typeof states)[number];

/** What was found when the edition's addresses were opened last; kept on this device. */
export interface LinkCheck {
  /** Ms since 1970. */
  readonly at: number;
  /** Addresses that lead nowhere, with why. */
  readonly dead: Readonly<Record<string, 'missing' | 'silent'>>;
  /** How many addresses could not be asked. */
  readonly unknown: number;
}

/** How many addresses the server looks at in one call. */
const together = 20;

const keyOf = (edition: number | undefined) => `forum.links.${edition}`;

/** The last look at the edition's links, and the way to have the server take another. */
export function useLinkCheck() {
  const { invoke } = useReplica();
  const key = keyOf(useSelectedEdition());
  const [last, setLast] = useState(() => readCheck(deviceMemory.get(key)));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function check(all: readonly string[]): Promise<void> {
    const addresses = [...new Set(all.filter(isHttps))];
    const found: State[] = [];
    setBusy(true);
    setFailure(undefined);
    while (found.length < addresses.length) {
      const part = addresses.slice(found.length, found.length + together);
      const answer = await invoke('links', { addresses: part }, (value) =>
        readStates(value, part.length),
      );
      if (!answer.ok) {
        setBusy(false);
        return setFailure(answer.failure);
      }
      found.push(...answer.value);
    }
    const dead = addresses.flatMap((address, index) => {
      const state = found[index];
      return state === 'missing' || state === 'silent' ? [[address, state] as const] : [];
    });
    const unknown = found.filter((state) => state === 'unknown').length;
    const check = { at: presentTime(), dead: Object.fromEntries(dead), unknown };
    deviceMemory.set(key, JSON.stringify(check));
    setLast(check);
    setBusy(false);
  }

  return { last, busy, failure, check };
}

function readStates(value: unknown, count: number): readonly State[] | undefined {
  const found = isRecord(value) && Array.isArray(value.states) ? value.states : [];
  const known = found.length === count && found.every((state) => states.includes(state));
  return known ? found : undefined;
}

function readCheck(stored: string | undefined): LinkCheck | undefined {
  try {
    const check: unknown = JSON.parse(stored ?? '');
    const known = isRecord(check) && typeof check.at === 'number' && isRecord(check.dead);
    return known ? (check as unknown as LinkCheck) : undefined;
  } catch {
    return undefined;
  }
}
