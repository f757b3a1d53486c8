import { useMemo } from 'react';
import { useAddressState } from '#ui/use-address-state.ts';
import { facilitiesIn } from './facilities.ts';
import type { WayAsked } from './way-panel.tsx';

/** What the map is asked for, as its address says it. */
export function useMapAddress() {
  const [state, set] = useAddressState('type', 'has', 'place', 'walk', 'from', 'to', 'step_free');
  const { type, has, place, walk, from, to, step_free } = state;
  const wanted = useMemo(() => facilitiesIn(has), [has]);
  const asked: WayAsked = { from, to, stepFree: step_free === 'yes' };
  /** Changes what is asked of the way; the walk of a day makes room for it. */
  const ask = ({ stepFree, ...ends }: Partial<WayAsked>) =>
    set({
      ...ends,
      walk: '',
      ...(stepFree === undefined ? {} : { step_free: stepFree ? 'yes' : '' }),
    });
  return { type, wanted, place, day: walk, asked, set, ask };
}
