import type { ContentStore } from '#replica/content/content-store.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { OutboxStorage } from '#replica/storage/outbox-storage.ts';
import { canonical } from './differences.ts';
import { wordsOf } from './invent.ts';

/** A text that an acknowledged operation wrote over an older one, or a row that it took away. */
interface Claim {
  readonly op: string;
  readonly kind: ContentChange['kind'];
  readonly id: string;
  /** The language of the text; undefined for a deleted row. */
  readonly language: string | undefined;
  readonly before: string | undefined;
  /** All words of the row before: who writes over them all takes a new language away, and is no fault. */
  readonly allBefore: string | undefined;
  readonly after: string | undefined;
  /** A restore of the server takes back whatever it will. */
  readonly restores: number;
  /** When it was acknowledged, as the device counts. */
  readonly at: number;
  /** The tabs that have shown it: none of them may show again what was before. */
  readonly seenBy: Set<object>;
}

/** Watches that what was acknowledged never gives way to the older value while it stands. */
export interface Claims {
  /** The operation is acknowledged, over what was shown and after how many restores when it was made. */
  acknowledge(op: string, change: ContentChange, made: Made, tab: object): void;
  /** The operation was given up or is made anew. */
  release(op: string): void;
  /** What a tab shows that it may not. `bornAt` tells which claims it knew from its beginning. */
  check(shown: Shown, tab: object, bornAt: number): string[];
  /** Counts acknowledged operations. */
  readonly count: number;
  /** The same storage; operations that the server turned down are released as that is recorded. */
  around(storage: OutboxStorage): OutboxStorage;
}

interface Made {
  readonly shown: Shown;
  /** A tab may be suspended between its change and the word that it is kept, and the server restored. */
  readonly restores: number;
}

type Shown = ReturnType<ContentStore['state']['getState']>['content'];

/** Makes the claims of one device. */
export function createClaims(restores: () => number): Claims {
  const claims = new Map<string, Claim[]>();
  /** A suspended tab may hear that an operation is kept after another has heard that it was turned down. */
  const released = new Set<string>();
  let count = 0;

  function release(op: string): void {
    claims.delete(op);
    released.add(op);
  }

  return {
    get count() {
      return count;
    },
    acknowledge(op, change, { shown, restores }, tab) {
      count += 1;
      if (released.has(op)) return;
      const common = { op, kind: change.kind, id: change.id, restores, at: count };
      const texts = textsOf(shown, change);
      const allBefore = texts && canonical(texts);
      if (change.action === 'delete') {
        const gone = { language: undefined, before: allBefore, after: undefined };
        const claim = { ...common, ...gone, allBefore };
        claims.set(op, [{ ...claim, seenBy: new Set([tab]) }]);
      }
      if (change.action !== 'update' || !texts) return;
      const made = Object.entries(wordsOf(change.kind, change.set ?? {})).map(
        ([language, after]) => ({
          ...common,
          language,
          before: texts[language],
          allBefore,
          after,
          seenBy: new Set([tab]),
        }),
      );
      claims.set(op, made);
    },
    release,
    check(shown, tab, bornAt) {
      const wrong: string[] = [];
      for (const claim of [...claims.values()].flat()) {
        if (claim.restores !== restores()) continue;
        const texts = textsOf(shown, claim);
        if (!texts) continue;
        const value = claim.language === undefined ? canonical(texts) : texts[claim.language];
        if (value === claim.after) claim.seenBy.add(tab);
        const bound = claim.seenBy.has(tab) || bornAt >= claim.at;
        const same = value !== undefined || canonical(texts) === claim.allBefore;
        if (bound && value === claim.before && same) {
          wrong.push(
            `${claim.kind} ${claim.id} went back to ${value} after ${claim.after ?? 'its end'}`,
          );
        }
      }
      return wrong;
    },
    around: (storage) => ({
      ...storage,
      record(outcomes) {
        for (const [op, { status }] of outcomes) if (status !== 'applied') release(op);
        return storage.record(outcomes);
      },
    }),
  };
}

/** The words by which a row that is shown is told apart. */
function textsOf(
  shown: Shown,
  { kind, id }: Pick<ContentChange, 'kind' | 'id'>,
): Readonly<Record<string, string>> | undefined {
  const row = shown[kind].get(id);
  return row && wordsOf(kind, row as unknown as Fields);
}
