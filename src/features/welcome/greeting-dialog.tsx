import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { KhatamLattice, KhatamStar } from '#ui/khatam.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';
import classes from './greeting-dialog.module.css';

/** A dialog in the house's dress: a green head with the star lattice, the choices below. */
export function GreetingDialog({
  opened,
  onClose,
  title,
  lead,
  size,
  children,
}: {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  lead?: ReactNode;
  /** The width there is on wide screens, with its unit. */
  size: string;
  children: ReactNode;
}) {
  useBackCloses(opened, onClose);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      centered
      size={size}
      classNames={{ content: classes.dialog }}
    >
      <Modal.Overlay backgroundOpacity={0.65} color="#0b1613" />
      <Modal.Content>
        <div className={classes.head}>
          <KhatamLattice />
          <KhatamStar className={classes.star} />
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {lead && <p>{lead}</p>}
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
