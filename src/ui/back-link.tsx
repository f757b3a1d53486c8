import { IconArrowLeft } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './back-link.module.css';
import { PlaceLink } from './place-link.tsx';

/** The way back to where a page belongs, with an arrow against the line of reading. */
export function BackLink({
  children,
  ...place
}: Omit<ComponentProps<typeof PlaceLink>, 'className'>) {
  return (
    <PlaceLink {...place} className={classes.back}>
      <IconArrowLeft aria-hidden stroke={1.8} />
      {children}
    </PlaceLink>
  );
}
