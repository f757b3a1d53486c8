import type { ReactNode } from 'react';
import classes from './empty-place.module.css';
import { KhatamStar } from './khatam.tsx';

interface Props {
  readonly title?: ReactNode;
  /** True where nothing else is on the page: the title is the page's. */
  readonly whole?: boolean;
  readonly children?: ReactNode;
}

/** Says in words that there is nothing here, and what to do next. */
export function EmptyPlace({ title, whole = false, children }: Props) {
  const Title = whole ? 'h1' : 'p';
  return (
    <div className={classes.place}>
      <KhatamStar className={classes.star} />
      {title && <Title className={classes.title}>{title}</Title>}
      {children}
    </div>
  );
}
