import type { IconHeart } from '@tabler/icons-react';
import type { ReactNode, SyntheticEvent } from 'react';
import classes from './panel.module.css';

/** Something one can do with the favourites, folded away until it is wanted. */
export function Panel({
  icon: Icon,
  title,
  id,
  open,
  onOpen,
  children,
}: {
  icon: typeof IconHeart;
  title: ReactNode;
  /** By which a link leads to it. */
  id?: string;
  /** Unfolded, for who comes by that link. */
  open?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const note = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) onOpen?.();
  };
  return (
    <details id={id} open={open} className={classes.panel} onToggle={note}>
      <summary>
        <Icon aria-hidden stroke={1.6} />
        <span>{title}</span>
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}
