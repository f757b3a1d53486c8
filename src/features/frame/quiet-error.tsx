import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { KhatamLattice, KhatamStar } from '#ui/khatam.tsx';
import classes from './quiet-error.module.css';

/** How long a screen that failed rests before it tries again, ms. */
const rest = 30_000;

/** What a screen in a hall shows when it fails: nothing but calm, until it comes back by itself. */
export function QuietError({ error, reset }: ErrorComponentProps) {
  useEffect(() => {
    console.error(error);
    // Without a network a reload might find nothing at all.
    const again = () => (navigator.onLine ? location.reload() : reset());
    const timer = setTimeout(again, rest);
    return () => clearTimeout(timer);
  }, [error, reset]);
  return (
    <main className={classes.ground} data-scheme="dark">
      <KhatamLattice faint />
      <KhatamStar className={classes.star} />
    </main>
  );
}
