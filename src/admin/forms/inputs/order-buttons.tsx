import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import classes from './order-buttons.module.css';

interface Step {
  /** For screen readers, with the name of what is moved or removed. */
  readonly label: string;
  /** Undefined where there is nowhere to go. */
  readonly run: (() => void) | undefined;
}

/** Moves one of several up or down, or takes it out. */
export function OrderButtons({ up, down, out }: Readonly<Record<'up' | 'down' | 'out', Step>>) {
  const button = (Icon: typeof IconTrash, { label, run }: Step, color?: 'red') => (
    <ActionIcon
      className={classes.step}
      variant="subtle"
      color={color ?? 'var(--ink)'}
      size="2.75rem"
      disabled={!run}
      aria-label={label}
      onClick={run}
    >
      <Icon aria-hidden size="1.2rem" />
    </ActionIcon>
  );
  return (
    <>
      {button(IconArrowUp, up)}
      {button(IconArrowDown, down)}
      {button(IconTrash, out, 'red')}
    </>
  );
}
