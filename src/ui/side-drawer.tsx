import { Drawer, type DrawerProps } from '@mantine/core';
import { useFocusBack } from './focus.ts';
import { useNoticeBehind } from './notifications/use-notice-behind.ts';
import { useBackCloses } from './use-back-closes.ts';

/** A drawer at a side of the screen; going back closes it, and the focus comes back to where it was. */
export function SideDrawer({ children, ...props }: DrawerProps) {
  useBackCloses(props.opened, props.onClose);
  return (
    <Drawer {...props} returnFocus={false}>
      <WhileOpen />
      {children}
    </Drawer>
  );
}

/** Is there as long as what the drawer shows, which goes later than it is closed. */
function WhileOpen() {
  useFocusBack();
  useNoticeBehind();
  return null;
}
