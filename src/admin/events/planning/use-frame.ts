import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Scale } from './grid-scale.ts';
import { type Sight, sameSight, sightOf } from './in-sight.ts';

/** How large the grid's frame is, in CSS pixels, and the letters in it. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

/** The size of the grid's frame, as long as it is on show. */
export function useFrame(box: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState<Frame>({ width: 800, height: 600, rem: 16 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setFrame({
        width: element.clientWidth,
        height: element.clientHeight,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [box]);
  return frame;
}

/** What of the grid is in sight; drawn anew only when more comes into it. */
export function useSight(
  box: RefObject<HTMLElement | null>,
  { width, height }: Frame,
  scale: Scale,
  columns: number,
): Sight {
  const look = useCallback(() => {
    const { scrollLeft = 0, scrollTop: down = 0 } = box.current ?? {};
    // Where lines begin on the right, the browser counts backwards.
    return sightOf({ along: Math.abs(scrollLeft), down, width, height }, scale, columns);
  }, [box, width, height, scale, columns]);
  const [sight, setSight] = useState(look);
  useEffect(() => {
    const element = box.current;
    const see = () => setSight((before) => (sameSight(before, look()) ? before : look()));
    see();
    element?.addEventListener('scroll', see, { passive: true });
    return () => element?.removeEventListener('scroll', see);
  }, [box, look]);
  return sight;
}
