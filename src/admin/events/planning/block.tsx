import { IconAlertTriangle, IconBuildingMosque } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { timeRange } from '#features/programme/index.ts';
import { useFormat } from '#i18n/format.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import classes from './grid.module.css';
import type { Mark } from './marks.ts';
import { useHandle } from './use-dragging.ts';

interface Props {
  readonly session: Session;
  /** Its upper edge below the heads, and its height, in CSS pixels. */
  readonly top: number;
  readonly height: number;
  readonly lane: number;
  readonly lanes: number;
  readonly mark: Mark | undefined;
  readonly movable: boolean;
  /** The one session of the grid that the Tab key leads to. */
  readonly tabbable: boolean;
  /** Its number among the cells of its hall. */
  readonly cell: number;
}

/** A session in the grid. What is pressed on it is heard by the grid. */
export const Block = memo(function Block(props: Props) {
  const { session, top, height, lane, lanes, mark, movable, tabbable, cell } = props;
  const { t } = useTranslation('admin-programme');
  const format = useFormat();
  const own = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLSpanElement>(null);
  const label = useBlockLabel(session, mark);
  const { event } = session;
  useHandle(own, movable ? event.id : undefined, 'move');
  useHandle(edge, movable ? event.id : undefined, 'resize');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would have to hold all that is out of sight.
    <div
      ref={own}
      role="gridcell"
      aria-colindex={cell}
      aria-label={label}
      tabIndex={tabbable ? 0 : -1}
      className={classes.block}
      data-session={event.id}
      data-type={event.type}
      data-mark={mark}
      data-cancelled={event.cancelled || undefined}
      data-draft={!event.published || undefined}
      data-low={height < 34 || undefined}
      style={{
        insetBlockStart: top,
        blockSize: Math.max(height, 14),
        insetInlineStart: `${(lane / lanes) * 100}%`,
        inlineSize: `${100 / lanes}%`,
      }}
    >
      <span className={classes.inside}>
        <span className={classes.times}>
          {mark === 'clash' && <IconAlertTriangle aria-hidden />}
          {mark === 'prayer' && <IconBuildingMosque aria-hidden />}
          <bdi>{timeRange(session, format)}</bdi>
        </span>
        <strong>
          <LocalizedText value={event.title} unmarked />
        </strong>
        {!event.published && <small>{t('day_of.draft')}</small>}
        {event.cancelled && <small>{t('day_of.cancelled')}</small>}
      </span>
      {movable && <span ref={edge} className={classes.edge} aria-hidden />}
    </div>
  );
});

/** Everything that the look of a block says. */
function useBlockLabel(session: Session, mark: Mark | undefined): string {
  const { t } = useTranslation('admin-programme');
  const format = useFormat();
  const localize = useLocalize();
  const { event } = session;
  return format.list([
    localize(event.title),
    timeRange(session, format),
    ...(event.cancelled ? [t('day_of.cancelled')] : []),
    ...(event.published ? [] : [t('day_of.draft')]),
    ...(mark ? [t(`planning.mark.${mark}`)] : []),
  ]);
}
