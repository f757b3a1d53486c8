import { kindOf } from '#domain/change-kind.ts';
import type { Session } from '#domain/programme.ts';
import type { RowTexts } from './row-texts.ts';
import classes from './status-mark.module.css';

/** Says that a session came, or changed its hour or place, after its programme was followed; nothing otherwise. */
export function ChangeMark({ session, texts }: { session: Session; texts: RowTexts }) {
  const kind = kindOf(session);
  if (kind === 'cancelled' || kind === 'restored') return null;
  return (
    <strong className={classes.mark} data-state="changed">
      {texts.t(`programme:change.${kind}`)}
    </strong>
  );
}
