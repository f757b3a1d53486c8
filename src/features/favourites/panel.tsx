import type { IconHeart } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

/** Something one can do with the favourites, folded away until it is wanted. */
export function Panel({
  icon: Icon,
  title,
  children,
}: {
  icon: typeof IconHeart;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <details className={classes.panel}>
      <summary>
        <Icon aria-hidden stroke={1.6} />
        <span>{title}</span>
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}
