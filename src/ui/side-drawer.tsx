import { Drawer, type DrawerProps } from '@mantine/core';
import { useBackCloses } from './use-back-closes.ts';

/** A drawer at a side of the screen; going back closes it. */
export function SideDrawer(props: DrawerProps) {
  useBackCloses(props.opened, props.onClose);
  return <Drawer {...props} />;
}
