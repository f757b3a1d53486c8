import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import classes from './button.module.css';

interface Look {
  /** How much it asks to be pressed; filled unless given. */
  readonly variant?: 'filled' | 'default' | 'outline' | 'subtle';
  /** The colour of its ground, or of its letters where it has none; the house's unless given. */
  readonly tone?: 'gold' | 'danger' | 'on_house';
  /** Small unless given. */
  readonly size?: 'compact' | 'small' | 'medium' | 'large';
  /** Stand before and after what it says. */
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
  /** What it was pressed for is under way, and a second press would do it twice. */
  readonly loading?: boolean;
}

type Props<C extends ElementType> = Look & {
  /** What it is, where it is no button: a link that looks like one. */
  readonly component?: C;
} & Omit<ComponentPropsWithRef<C>, keyof Look | 'component'>;

/** A button in words, or a link that looks like one. */
export function Button<C extends ElementType = 'button'>({
  component,
  variant = 'filled',
  tone,
  size = 'small',
  icon,
  iconAfter,
  loading = false,
  className,
  children,
  ...rest
}: Props<C>) {
  const { disabled } = rest as { disabled?: boolean };
  const looks = [classes.button, classes[variant], classes[size], tone && classes[tone], className];
  const Element: ElementType = component ?? 'button';
  return (
    <Element
      {...(!component && { type: 'button' })}
      {...rest}
      {...(!component && { disabled: disabled || loading })}
      {...(loading && { 'aria-busy': true })}
      className={looks.filter(Boolean).join(' ')}
    >
      {icon}
      <span className={classes.label}>{children}</span>
      {iconAfter}
    </Element>
  );
}
