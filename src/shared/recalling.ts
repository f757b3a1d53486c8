import { sameList } from './same-list.ts';

/** What was made of these very parts in the round before, or what `make` makes; names are unique. */
export type Recall = <T>(name: string, parts: readonly unknown[], make: () => T) => T;

/** Work that is done again and again, and makes anew only what is made of other parts than last time. */
export function recalling<Given extends unknown[], Done>(
  work: (recall: Recall, ...given: Given) => Done,
): (...given: Given) => Done {
  let before = new Map<string, { readonly parts: readonly unknown[]; readonly value: unknown }>();
  return (...given) => {
    const now: typeof before = new Map();
    const done = work(
      (name, parts, make) => {
        const known = before.get(name);
        const next = known && sameList(known.parts, parts) ? known : { parts, value: make() };
        now.set(name, next);
        return next.value as ReturnType<typeof make>;
      },
      ...given,
    );
    before = now;
    return done;
  };
}
