import { useAllContent, useOutboxEntries } from '#replica/read.ts';
import { memoLast } from '#shared/memo-last.ts';
import { originsIn } from './pending-origins.ts';
import type { Origins } from './text-states.ts';

/** One answer for all that stand on a screen. */
const remembered = memoLast(originsIn);

/** What translations were made from, with what this device has not sent yet. */
export function useOrigins(): Origins {
  return remembered(useAllContent(), useOutboxEntries());
}
