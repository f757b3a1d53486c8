import { Modal, type ModalProps } from '@mantine/core';
import { useFocusBack } from './focus.ts';

/** A dialog that is open for as long as it is there; the focus comes back from it to where it was. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useFocusBack();
  return <Modal opened {...props} />;
}
