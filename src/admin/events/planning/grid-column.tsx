import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrayerTime } from '#domain/prayer-times.ts';
import type { Session } from '#domain/programme.ts';
import type { Event } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Block } from './block.tsx';
import classes from './grid.module.css';
import { type Scale, yOf } from './grid-scale.ts';
import { isSeen, type Sight } from './in-sight.ts';
import type { Mark } from './marks.ts';
import { type Column, midnightOf } from './plan.ts';
import type { BlockTexts } from './use-block-texts.ts';

interface Props {
  readonly column: Column;
  /** Its number among all columns, from 0. */
  readonly index: number;
  readonly scale: Scale;
  readonly minutes: Sight['minutes'];
  readonly marks: ReadonlyMap<string, Mark>;
  readonly prayers: readonly PrayerTime[];
  /** The instant (ms) of the present. */
  readonly now: number;
  /** The session that the Tab key leads to; it is drawn wherever it is. */
  readonly tabbed: string | undefined;
  /** Days stand side by side, and each column says its own. */
  readonly dated: boolean;
  /** It is the first one of its day. */
  readonly first: boolean;
  readonly textsOf: (session: Session) => BlockTexts;
  readonly mayMove: (event: Event) => boolean;
}

/** A hall on a day: for screen readers a row of the grid, with a cell for each session. */
export const GridColumn = memo(function GridColumn(props: Props) {
  const { column, index, scale, minutes, marks, prayers, now, tabbed, dated, first } = props;
  const { t } = useTranslation(['admin-programme', 'prayers']);
  const format = useFormat();
  const midnight = midnightOf(column.day);
  const top = (instant: number) => yOf((instant - midnight) / 60_000, scale);
  const { capacity, name } = column.place;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is its cells’.
    // biome-ignore lint/a11y/useSemanticElements: a table would have to hold all that is out of sight.
    <div
      role="row"
      aria-rowindex={index + 1}
      className={classes.column}
      data-first={(first && index > 0) || undefined}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is its cells’. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a table would have to hold all that is out of sight. */}
      <div role="rowheader" className={classes.head} style={{ blockSize: scale.head }}>
        {dated && <small>{format.shortDay(column.day)}</small>}
        <strong>
          <LocalizedText value={name} unmarked />
        </strong>
        {capacity !== null && (
          <small>{t('day_of.seats', { count: capacity, number: format.number(capacity) })}</small>
        )}
      </div>
      <div role="presentation" className={classes.body}>
        {prayers.map(
          ({ name: prayer, at }) =>
            prayer !== 'sunrise' && (
              <span
                key={prayer}
                aria-hidden
                className={classes.prayer}
                style={{ insetBlockStart: top(at) }}
              >
                {first && t(`prayers:names.${prayer}`)}
              </span>
            ),
        )}
        {column.sessions.map(({ session, from, minutes: length, lane, lanes }, cell) => {
          const { id } = session.event;
          const drawn = id === tabbed || isSeen(from, from + length, minutes);
          return (
            <div
              key={id}
              role="presentation"
              className={classes.slot}
              style={{
                insetBlockStart: yOf(from, scale),
                blockSize: Math.max(length * scale.perMinute, 14),
                insetInlineStart: `${(lane / lanes) * 100}%`,
                inlineSize: `${100 / lanes}%`,
              }}
            >
              {drawn && (
                <Block
                  session={session}
                  texts={props.textsOf(session)}
                  narrow={scale.column / lanes < 2 * scale.gutter}
                  low={length * scale.perMinute < 34}
                  mark={marks.get(id)}
                  movable={props.mayMove(session.event)}
                  tabbable={id === tabbed}
                  cell={cell + 2}
                />
              )}
            </div>
          );
        })}
        {now >= midnight + scale.first * 60_000 && now < midnight + scale.last * 60_000 && (
          <span aria-hidden className={classes.now} style={{ insetBlockStart: top(now) }} />
        )}
      </div>
    </div>
  );
});
