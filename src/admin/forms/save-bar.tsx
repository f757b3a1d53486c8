import type { ReactNode } from 'react';
import classes from './save-bar.module.css';

/** What can be done with a form, within reach of the thumb however long the form is. */
export function SaveBar({ children }: { children: ReactNode }) {
  return <footer className={classes.bar}>{children}</footer>;
}
