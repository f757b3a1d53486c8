import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterFrame } from '#shared/after-frame.ts';
import classes from './below-sight.module.css';
import { type ScreenAddress, useScreenAddress } from './screen-address.ts';
import { usePrinting } from './use-printing.ts';

/**
 * What stands below what a phone shows first of a screen: where a reader opens one there, it is made once
 * they see what is above it. Who comes back, or to a part by its name, finds the whole at once, as does
 * who has a wider screen or a published page, and paper.
 */
export function BelowSight({ children }: { readonly children: ReactNode }) {
  const address = useScreenAddress();
  const printing = usePrinting();
  const [made, setMade] = useState<ScreenAddress>();
  const waits = address.opens && made !== address;
  useEffect(() => {
    if (!waits) return;
    return afterFrame(() => startTransition(() => setMade(address)));
  }, [address, waits]);
  return waits && !printing ? <div className={classes.waits} /> : children;
}
