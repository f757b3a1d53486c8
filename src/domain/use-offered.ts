import { useIsWhole } from '#replica/read.ts';

/**
 * What a screen's address asks for (`useAddressState`), without what is not there to choose, as a link from
 * another edition may ask for it: that narrows no list. `isThere` says of a value by its name whether it is,
 * once all content is held.
 */
export function useOffered<A extends { readonly [N in keyof A]: string }>(
  asked: A,
  isThere: { readonly [N in keyof A]?: (value: string) => boolean },
): A {
  const isWhole = useIsWhole();
  const gone = (Object.keys(isThere) as (keyof A)[]).filter(
    (name) => isWhole && asked[name] && !isThere[name]?.(asked[name]),
  );
  if (gone.length === 0) return asked;
  return { ...asked, ...Object.fromEntries(gone.map((name) => [name, ''])) };
}
