import { type RefCallback, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useTakenOver } from '#shared/use-settled.ts';
import { isNarrow } from './is-narrow.ts';
import { useScreenAddress } from './screen-address.ts';
import { usePrinting } from './use-printing.ts';
import { whenInSight } from './when-in-sight.ts';

interface Pace {
  /** How many to render at once; a narrow screen, which shows fewer, begins with half. */
  readonly first: number;
  /** How many more at a time. */
  readonly step: number;
  /** Up to how many to go on without being asked, so that most lists are soon whole. */
  readonly eager: number;
  /** What is listed; where it is something else, the list begins with the first again. */
  readonly of?: string;
}

/** How far each list has been rendered; who comes back to one finds it as long as it was. */
const progress = new WeakMap<readonly unknown[], number>();

/**
 * How many items of a long list to render by now. It grows while the browser is free, and past
 * `eager` only when the element at the list's end, which takes `endRef`, nears the screen. A list
 * that takes its place is rendered as far; the same one, later, goes on where it was. Printed lists are whole.
 */
export function useGradual(
  list: readonly unknown[],
  { first, step, eager, of }: Pace,
): { readonly shown: number; readonly endRef: RefCallback<Element> } {
  const printing = usePrinting();
  const [, setRenders] = useState(0);
  // A published page has as much as is rendered unasked; taking it over takes nothing away, nor does
  // coming back to it. What is made out of sight notes nothing before it is seen, when its content may be other.
  const takenOver = useTakenOver();
  const { comesBack } = useScreenAddress();
  const [begins] = useState(() => (takenOver || !isNarrow() ? first : Math.ceil(first / 2)));
  const reached = useRef(
    Math.max(takenOver || comesBack ? eager : begins, progress.get(list) ?? 0),
  );
  const listed = useRef(of);
  if (listed.current !== of) {
    listed.current = of;
    reached.current = begins;
  }
  const shown = Math.min(progress.get(list) ?? reached.current, list.length);
  useEffect(() => {
    reached.current = Math.max(reached.current, shown);
    progress.set(list, shown);
  }, [list, shown]);
  const more = useCallback(() => {
    progress.set(list, (progress.get(list) ?? reached.current) + step);
    startTransition(() => setRenders((renders) => renders + 1));
  }, [list, step]);

  useEffect(() => {
    if (shown >= list.length || shown >= eager) return;
    const timer = setTimeout(more, 30);
    return () => clearTimeout(timer);
  }, [list, shown, eager, more]);

  const endRef = useCallback(
    (end: Element | null) => {
      if (!end || shown < eager || shown >= list.length) return;
      return whenInSight(end, more, '1500px');
    },
    [list, shown, eager, more],
  );
  return { shown: printing ? list.length : shown, endRef };
}
