import type { ReactNode } from 'react';
import type { Localized } from '#shared/localized.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import classes from './headline.module.css';

/** Characters up to which a title is set large, and middling. */
const lengths = { short: 26, medium: 60 };

/** A title as large as its length allows. */
export function Headline({ value, grand = false }: { value: Localized; grand?: boolean }) {
  const { length } = useLocalize()(value);
  const size = length <= lengths.short ? 'short' : length <= lengths.medium ? 'medium' : 'long';
  return (
    <h2 className={classes.headline} data-size={size} data-grand={grand || undefined}>
      <LocalizedText value={value} unmarked />
    </h2>
  );
}

/** The line above a title that says what it is. */
export function Label({ children, first = false }: { children: ReactNode; first?: boolean }) {
  const Tag = first ? 'h1' : 'h2';
  return <Tag className={classes.label}>{children}</Tag>;
}
