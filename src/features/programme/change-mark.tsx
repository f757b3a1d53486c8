import type { Session } from '#domain/programme.ts';
import type { RowTexts } from './row-texts.ts';
import classes from './status-mark.module.css';

/** Says that a session came or moved after its programme was followed; nothing otherwise. */
export function ChangeMark({ session, texts }: { session: Session; texts: RowTexts }) {
  const { change } = session.event;
  if (change === 'none' || session.event.cancelled) return null;
  return (
    <strong className={classes.mark} data-state="changed">
      {texts.t(`entity:event.change_options.${change}`)}
    </strong>
  );
}
