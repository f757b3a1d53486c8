import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

interface Props extends ComponentProps<'button'> {
  /** What pressing it does, for those who do not see the icon. */
  readonly 'aria-label': string;
}

/** A button that is only an icon, large enough for a finger. */
export function IconButton({ className = '', ...rest }: Props) {
  return <button type="button" className={`${classes.button} ${className}`} {...rest} />;
}
