import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useFocusBack } from '#ui/focus.ts';
import { KhatamLattice, KhatamStar } from '#ui/khatam.tsx';
import { isShortcut } from '#ui/shortcut.ts';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { useRootMark } from '#ui/use-root-mark.ts';
import classes from './greeting-dialog.module.css';

/**
 * A dialog in the house's dress, open for as long as it is there: a green head with the star lattice, the
 * choices below. It is made of elements alone, since a first visit waits for whatever it is made of.
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
  const dialog = useRef<HTMLDivElement>(null);
  const id = useId();
  useRootMark('greeting');
  useBackCloses(true, onClose);
  useFocusBack();
  // In a task of its own: to focus what has not been laid out lays it out at once.
  useEffect(() => {
    const choice = dialog.current?.querySelector<HTMLElement>('[data-autofocus]');
    (choice ?? choicesIn(dialog.current)[0])?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape does the same for who does not point
    <div
      className={classes.ground}
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
      <div
        ref={dialog}
        role="dialog"
        aria-modal
        aria-labelledby={id}
        // What is pressed in it keeps the focus inside, and so its keys.
        tabIndex={-1}
        className={classes.dialog}
        style={{ '--greeting': size } as CSSProperties}
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
      </div>
    </div>
  );
}

function choicesIn(dialog: HTMLElement | null): HTMLElement[] {
  return [...(dialog?.querySelectorAll<HTMLElement>('a, button') ?? [])];
}

/** From the last choice to the first and back, where the browser would go on behind it. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  const choices = choicesIn(event.currentTarget);
  if (event.shiftKey) choices.reverse();
  if (document.activeElement !== choices.at(-1)) return;
  event.preventDefault();
  choices[0]?.focus();
}
