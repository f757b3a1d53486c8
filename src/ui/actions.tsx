import type { ReactNode } from 'react';
import classes from './actions.module.css';

/** What can be done with what stands above, side by side; each as large as a finger wants it. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
