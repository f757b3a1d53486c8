import { occupancyAt } from '#domain/occupancy.ts';
import type { Session } from '#domain/programme.ts';
import type { RowTexts } from './row-texts.ts';
import classes from './status-mark.module.css';

/** Says that a session's hall fills or is full, and where else it can be followed; nothing otherwise. */
export function OccupancyMark({
  session,
  at,
  texts: { t, localize },
}: {
  session: Session;
  at: number;
  texts: RowTexts;
}) {
  const occupancy = occupancyAt(session, at);
  if (!occupancy) return null;
  const { overflow } = session;
  return (
    <>
      <strong className={classes.mark} data-state={occupancy}>
        {t(`entity:event.occupancy_options.${occupancy}`)}
      </strong>
      {occupancy === 'full' && overflow && (
        <span className={classes.relayed}>
          {t('programme:relayed', { place: localize(overflow.name) })}
        </span>
      )}
    </>
  );
}
