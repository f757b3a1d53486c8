import { startTransition, useCallback, useMemo, useState } from 'react';
import { whenInSight } from '#ui/when-in-sight.ts';
import type { Results } from './search-index.ts';

/** As many results as most screens hold. */
const screenful = 15;

function firstOf(groups: Results['groups'], most: number): Results['groups'] {
  let room = most;
  return groups.flatMap(({ group, ids }) => {
    const some = ids.slice(0, room);
    room -= some.length;
    return some.length > 0 ? [{ group, ids: some }] : [];
  });
}

/**
 * The first results, until somebody goes on to the others or sees where these end, at the element that
 * takes `endRef`; `groups` itself when those are all. Who types reads the first, and all of them are
 * twice the work for each letter.
 */
export function useBegun(groups: Results['groups'], count: number, answered: string) {
  const [gone, setGone] = useState<string>();
  const goOn = useCallback(() => setGone(answered), [answered]);
  const whole = gone === answered || count <= screenful;
  const begun = useMemo(() => (whole ? groups : firstOf(groups, screenful)), [groups, whole]);
  const endRef = useCallback(
    (end: Element | null) => (end ? whenInSight(end, () => startTransition(goOn)) : undefined),
    [goOn],
  );
  return { begun, goOn, endRef };
}
