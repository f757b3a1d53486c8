import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useRow } from '#replica/read.ts';
import { venueClock } from '#shared/time.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { hallOf } from './halls.ts';
import classes from './notices.module.css';
import { turn } from './rotation.ts';
import type { ChangeNotice } from './screen.ts';
import { useDisplayContent } from './use-display-content.ts';

/** How many are shown at once, and for how long (ms). */
const most = 2;
const every = 3 * turn;

/** Sessions that were moved, put off or cancelled, or whose hall is full, with the place where they can be followed. */
export function Notices({ notices, now }: { notices: readonly ChangeNotice[]; now: number }) {
  if (notices.length === 0) return null;
  const page = Math.floor(now / every) % Math.ceil(notices.length / most);
  return (
    <ul className={classes.notices}>
      {notices.slice(page * most, (page + 1) * most).map((notice) => (
        <Notice key={notice.session.event.id} notice={notice} now={now} />
      ))}
    </ul>
  );
}

function Notice({ notice: { kind, session, from }, now }: { notice: ChangeNotice; now: number }) {
  const { t } = useTranslation('display');
  const format = useFormat();
  const { event, starts } = session;
  const location = kind === 'full' ? session.overflow : session.location;
  const content = useDisplayContent();
  const streaming = useRow('streaming', String(event.edition_id));
  // What is streamed is the main hall.
  const streamed =
    streaming?.status === 'live' && hallOf(content, undefined)?.id === event.location_id;
  const elsewhere = kind === 'full' ? streamed && t('on_stream') : t('no_place');
  const where = location ? <LocalizedText value={location.name} unmarked /> : elsewhere;
  const { date } = venueClock(starts);
  const another = date !== venueClock(now).date;
  const former = useRow('location', from ?? '');
  return (
    <li data-kind={kind} data-session={event.id}>
      <strong>{t(kind)}</strong>
      <span className={classes.title}>
        <LocalizedText value={event.title} unmarked />
      </span>
      <span className={classes.where} data-over={kind === 'cancelled' || undefined}>
        {former && (
          <del>
            <LocalizedText value={former.name} unmarked />
          </del>
        )}
        {former && where && <IconArrowRight aria-hidden className={classes.arrow} />}
        {where}
        <time>
          {another && `${format.shortDay(date)} `}
          {format.time(starts)}
        </time>
      </span>
    </li>
  );
}
