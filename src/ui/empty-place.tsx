import type { ReactNode } from 'react';
import classes from './empty-place.module.css';
import { KhatamStar } from './khatam.tsx';

/** Says in words that there is nothing here, and what to do next. */
export function EmptyPlace({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.place}>
      <KhatamStar className={classes.star} />
      {title && <p className={classes.title}>{title}</p>}
      {children}
    </div>
  );
}
