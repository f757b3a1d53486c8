import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import classes from './hall-rows.module.css';
import { turn } from './rotation.ts';
import type { HallLine } from './screen.ts';

/** How long a page of halls stays, ms: long enough for each of three languages to have had it. */
const every = 3 * turn;

/** Halls with what is on in them or comes next, `most` at a time, the others in turn. */
export function HallRows({
  lines,
  now,
  most,
  timed = true,
}: {
  lines: readonly HallLine[];
  now: number;
  most: number;
  /** False where a heading says it of all of them. */
  timed?: boolean;
}) {
  const pages = Math.max(1, Math.ceil(lines.length / most));
  const page = Math.floor(now / every) % pages;
  return (
    <ul className={classes.rows}>
      {lines.slice(page * most, (page + 1) * most).map((line) => (
        <HallRow key={line.location?.id ?? ''} line={line} timed={timed} />
      ))}
    </ul>
  );
}

function HallRow({ line: { location, on, next }, timed }: { line: HallLine; timed: boolean }) {
  const { t } = useTranslation('display');
  const format = useFormat();
  const session = on[0] ?? next;
  if (!session) return null;
  return (
    <li data-on={on.length > 0 || undefined} data-session={session.event.id}>
      <span className={classes.place}>
        {location ? <LocalizedText value={location.name} unmarked /> : t('no_place')}
      </span>
      {timed && (
        <span className={classes.time}>
          {on.length > 0 ? t('now') : format.time(session.starts)}
        </span>
      )}
      <span className={classes.title}>
        <LocalizedText value={session.event.title} unmarked />
      </span>
    </li>
  );
}
