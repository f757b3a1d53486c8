import { selectEdition, useContent, useSelectedEdition } from '#replica/read.ts';
import { defaultEdition } from '#replica/sync/selection.ts';

/** Opens the current edition in the place of the one on show; undefined where that is the current one. */
export function useCurrentEdition(): (() => void) | undefined {
  const current = defaultEdition(useContent('edition'));
  const selected = useSelectedEdition();
  if (current === undefined || current === selected) return undefined;
  return () => void selectEdition(current);
}
