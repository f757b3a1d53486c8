import { IconAlertTriangle, IconBuildingMosque } from '@tabler/icons-react';
import { memo } from 'react';
import type { Session } from '#domain/programme.ts';
import classes from './grid.module.css';
import type { Mark } from './marks.ts';
import type { BlockTexts } from './use-block-texts.ts';

interface Props {
  readonly session: Session;
  readonly texts: BlockTexts;
  /** Its column is narrow: the hour at which it begins has to do. */
  readonly narrow: boolean;
  /** It is low: one line has to do. */
  readonly low: boolean;
  readonly mark: Mark | undefined;
  readonly movable: boolean;
  /** The one session of the grid that the Tab key leads to. */
  readonly tabbable: boolean;
  /** Its number among the cells of its hall. */
  readonly cell: number;
}

/** A session in the grid. What is pressed on it is heard by the grid. */
export const Block = memo(function Block(props: Props) {
  const { texts, narrow, low, mark, movable, tabbable, cell } = props;
  const { event } = props.session;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would have to hold all that is out of sight.
    <div
      role="gridcell"
      aria-colindex={cell}
      tabIndex={tabbable ? 0 : -1}
      className={classes.block}
      data-session={event.id}
      data-movable={movable || undefined}
      data-type={event.type}
      data-mark={mark}
      data-cancelled={event.cancelled || undefined}
      data-draft={!event.published || undefined}
      data-low={low || undefined}
      data-planned={texts.planned || undefined}
    >
      <span className={classes.inside}>
        <span className={classes.times}>
          {mark === 'clash' && <IconAlertTriangle aria-hidden />}
          {mark === 'prayer' && <IconBuildingMosque aria-hidden />}
          {narrow ? texts.starts : texts.times}{' '}
        </span>
        <strong>{texts.title}</strong>
        {texts.state && <small>{texts.state}</small>}
        {mark && <span className="visually-hidden">{texts.marks[mark]}</span>}
      </span>
      {movable && <span data-edge className={classes.edge} aria-hidden />}
    </div>
  );
});
