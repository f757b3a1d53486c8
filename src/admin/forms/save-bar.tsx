import type { ReactNode } from 'react';
import { useRootMark } from '#ui/use-root-mark.ts';
import classes from './save-bar.module.css';

/** What can be done with a form, within reach of the thumb however long the form is. */
export function SaveBar({ children }: { children: ReactNode }) {
  useRootMark('save-bar');
  return <footer className={classes.bar}>{children}</footer>;
}
