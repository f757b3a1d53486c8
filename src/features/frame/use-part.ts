import { type ComponentType, useCallback, useState } from 'react';

/**
 * A component that is loaded when it is first asked for, undefined until then. A load that fails
 * (no network yet) changes nothing; the next time of asking tries again.
 */
export function usePart<P>(
  load: () => Promise<ComponentType<P>>,
): [Part: ComponentType<P> | undefined, ask: () => Promise<void>] {
  const [held, hold] = useState<{ readonly Part: ComponentType<P> }>();
  const ask = useCallback(async () => {
    if (held) return;
    try {
      const Part = await load();
      hold({ Part });
    } catch {
      // Whoever asked sees that nothing opens; an error screen would take the page away as well.
    }
  }, [held, load]);
  return [held?.Part, ask];
}
