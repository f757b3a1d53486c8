import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { KhatamLattice, KhatamStar } from '#ui/khatam.tsx';
import { isShortcut } from '#ui/shortcut.ts';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { useRootMark } from '#ui/use-root-mark.ts';
import classes from './greeting-dialog.module.css';

/**
 * A dialog in the house's dress, open for as long as it is there: a green head with the star lattice, the
 * choices below. It is the browser's own, since a first visit waits for whatever it is made of.
 */
export function GreetingDialog({
  onClose,
  title,
  lead,
  size,
  children,
}: {
  onClose: () => void;
  title: ReactNode;
  lead?: ReactNode;
  /** The width there is on wide screens, with its unit. */
  size: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useRootMark('greeting');
  useBackCloses(true, onClose);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      // What is pressed in it keeps the focus inside, and so its keys.
      tabIndex={-1}
      className={classes.dialog}
      style={{ '--greeting': size } as CSSProperties}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Tab') goRound(event);
        // Search would open beneath it.
        if (isShortcut('k', event)) event.stopPropagation();
      }}
    >
      <div className={classes.head}>
        <KhatamLattice />
        <KhatamStar className={classes.star} />
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className={classes.body}>{children}</div>
    </dialog>
  );
}

/** From the last choice to the first and back, where the browser would go on to its own buttons. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  if (event.shiftKey) choices.reverse();
  if (document.activeElement !== choices.at(-1)) return;
  event.preventDefault();
  choices[0]?.focus();
}
