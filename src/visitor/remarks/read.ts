import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Remark } from './remark.ts';
import { shown, startRemarks } from './start.ts';

export {
  isRating,
  longestLine,
  longestQuestion,
  type Remark,
  type Stars,
  stars,
} from './remark.ts';
export { say, takeAway } from './start.ts';

/** What was said of a session on this device, the oldest first; undefined until it has been read. */
export function useRemarks(event: string): readonly Remark[] | undefined {
  useEffect(startRemarks, []);
  const remarks = useStore(shown, (state) => state.remarks);
  return remarks?.filter((remark) => remark.event === event);
}
export { tidied } from './tidied.ts';
