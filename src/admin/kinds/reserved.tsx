import { createContext, type ReactNode, useContext } from 'react';
import { writes } from '#domain/rights.ts';
import type { Kind } from '#entities/index.ts';
import classes from './reserved.module.css';
import { useRights } from './use-rights.ts';

const ClosedContext = createContext(false);

/** Closes every input inside to whoever may not write there; what it says can still be read. */
export function Reserved({ open, children }: { open: boolean; children: ReactNode }) {
  const closed = useContext(ClosedContext) || !open;
  return (
    <ClosedContext.Provider value={closed}>
      <fieldset className={classes.reserved} disabled={closed}>
        {children}
      </fieldset>
    </ClosedContext.Provider>
  );
}

/** Closes what is inside to whoever does not write a kind whole. */
export function ForWriters({ kind, children }: { kind: Kind; children: ReactNode }) {
  return <Reserved open={writes(useRights(), kind)}>{children}</Reserved>;
}

/** Whether one may not write here: for what a closed fieldset does not close by itself. */
export function useClosed(): boolean {
  return useContext(ClosedContext);
}
