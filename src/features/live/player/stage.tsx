import type { ReactNode } from 'react';
import { KhatamLattice } from '#ui/khatam.tsx';
import classes from './stream-player.module.css';

/** Where something would play: the house's ground with words and buttons on it. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.stage}>
      <KhatamLattice faint />
      {children}
    </div>
  );
}
