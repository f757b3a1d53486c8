import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#shared/use-now.ts';
import { Ghost } from './ghost.tsx';
import classes from './grid.module.css';
import { GridColumn } from './grid-column.tsx';
import { canvasOf, placeOf, scaleOf, yOf } from './grid-scale.ts';
import { Gutter } from './gutter.tsx';
import { useBlockTexts } from './use-block-texts.ts';
import { useFrame, useSight } from './use-frame.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import type { Plan } from './use-plan.ts';
import { usePut } from './use-put.ts';

interface Props {
  readonly plan: Plan;
  readonly open: (id: string) => void;
  /** Hands out how the shelf lets one pick up what lies there. */
  readonly picking: { current: (id: string) => void };
}

/** Halls side by side, time downwards; only what is in sight is drawn. */
export function Grid({ plan, open, picking }: Props) {
  const { t } = useTranslation('admin-programme');
  const box = useRef<HTMLDivElement>(null);
  const now = useNow();
  const { columns, shown, zoom, marks, around } = plan;
  const { put, mayMove, take } = usePut();
  const textsOf = useBlockTexts();
  const frame = useFrame(box);
  const scale = useMemo(
    () =>
      scaleOf(
        zoom,
        columns.flatMap(({ sessions }) => sessions),
        { rem: frame.rem, room: frame.width, columns: columns.length },
      ),
    [zoom, columns, frame.rem, frame.width],
  );
  const sight = useSight(box, frame, scale, columns.length);
  const keys = useGridKeys(box, { plan, scale, open, put, mayMove, take });
  useGridPointer(box, plan, scale, { put, take });
  picking.current = keys.pickUp;

  const opening = Math.min(...columns.flatMap(({ sessions }) => sessions.map(({ from }) => from)));
  const [firstDay] = shown;
  const opened = useRef('');
  useEffect(() => {
    const look = `${firstDay} ${zoom} ${frame.rem}`;
    if (opened.current === look || !Number.isFinite(opening)) return;
    opened.current = look;
    box.current?.scrollTo({ top: yOf(opening - 15, scale), behavior: 'instant' });
  }, [firstDay, zoom, frame.rem, opening, scale]);

  function onClick({ target }: MouseEvent) {
    const id = (target as HTMLElement).closest<HTMLElement>('[data-session]')?.dataset.session;
    if (!id) return;
    keys.setTabbed(id);
    open(id);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would have to hold all that is out of sight.
    <div
      ref={box}
      role="grid"
      tabIndex={-1}
      aria-label={t('planning.title')}
      aria-describedby="planning-keys"
      aria-rowcount={columns.length}
      className={classes.box}
      onClick={onClick}
      onKeyDown={keys.onKeyDown}
      onBlur={keys.onBlur}
    >
      <div role="presentation" className={classes.canvas} style={canvasOf(columns.length, scale)}>
        <Gutter day={firstDay ?? ''} scale={scale} />
        {columns.map((column, index) => {
          const drawn = index >= sight.columns[0] && index < sight.columns[1];
          const pinned = column.sessions.some(({ session }) => session.event.id === keys.tabbed);
          return (
            // A place for each, drawn or not: among what comes and goes, browsers style every sibling anew.
            <div
              key={`${column.day} ${column.hall}`}
              role="presentation"
              className={classes.place}
              style={placeOf(index, scale)}
            >
              {(drawn || pinned) && (
                <GridColumn
                  column={column}
                  index={index}
                  scale={scale}
                  minutes={sight.minutes}
                  marks={marks}
                  prayers={around.prayersOf(column.day)}
                  now={now}
                  tabbed={pinned ? keys.tabbed : undefined}
                  dated={shown.length > 1}
                  first={columns[index - 1]?.day !== column.day}
                  textsOf={textsOf}
                  mayMove={mayMove}
                />
              )}
            </div>
          );
        })}
        <Ghost plan={plan} scale={scale} />
      </div>
    </div>
  );
}
