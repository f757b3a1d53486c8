import type { ReactNode } from 'react';
import classes from './columns.module.css';

/** What something is and, beside it where there is room, where it is and what can be done with it. */
export function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>{main}</div>
      <div className={classes.column}>{aside}</div>
    </div>
  );
}
