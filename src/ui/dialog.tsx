import { Modal, type ModalProps } from '@mantine/core';
import { useFocusBack } from './focus.ts';
import { useNoticeBehind } from './notifications/use-notice-behind.ts';
import { useBackCloses } from './use-back-closes.ts';

/** A dialog that is open for as long as it is there; going back closes it, and the focus comes back to where it was. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useFocusBack();
  useNoticeBehind();
  useBackCloses(true, props.onClose);
  return <Modal opened {...props} />;
}
