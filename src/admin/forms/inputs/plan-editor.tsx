import { ActionIcon, Button, Group } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type SVGProps, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanDrawing, useDrawnPlan } from '#features/map/index.ts';
import { type PlanPoint, type Position, viewBoxOf } from '#shared/ground.ts';
import { useClosed } from '../../kinds/reserved.tsx';
import classes from './plan-editor.module.css';
import { around, nudge } from './plan-view.ts';

interface Props {
  /** The corners of an outline, or the one position of a place. */
  readonly positions: readonly Position[];
  /** An outline of many corners rather than one position. */
  readonly outline: boolean;
  readonly onChange: (positions: readonly Position[]) => void;
}

/** The plan of the site on which a place is set or an outline drawn: by tapping, dragging or arrow keys. */
export function PlanEditor({ positions, outline, onChange: tell }: Props) {
  const { t } = useTranslation('admin-media');
  const plan = useDrawnPlan();
  const closed = useClosed();
  const onChange: Props['onChange'] = (next) => {
    if (!closed) tell(next);
  };
  const drawing = useRef<SVGSVGElement>(null);
  const [zoom, setZoom] = useState(1);
  const [dragged, setDragged] = useState<number>();
  /** A press on a corner ends in a click on the ground, which is none. */
  const onCorner = useRef(false);
  const [began] = useState(() => positions[0]);
  if (!plan) return <p>{t('plan.no_plan')}</p>;
  const { ground } = plan;
  const points = positions.map(ground.toPoint);
  const view = around(plan.view, zoom, began && ground.toPoint(began));
  const unit = Math.max(view.width, view.height) / 100;

  const place = (index: number, point: PlanPoint) =>
    onChange(points.with(index, point).map(ground.toPosition));
  const onGround = (event: MouseEvent) => {
    const point = pointOf(drawing.current, event);
    if (!point || onCorner.current) return;
    onChange((outline ? [...points, point] : [point]).map(ground.toPosition));
  };
  const onKey = (index: number) => (event: KeyboardEvent) => {
    const point = points[index] && nudge(points[index], event.key, unit);
    if (!point) return;
    event.preventDefault();
    place(index, point);
  };
  /** A corner to be moved; SVG has no buttons of its own. */
  const handle = ({ x, y }: PlanPoint, index: number): SVGProps<SVGCircleElement> => ({
    className: classes.handle,
    cx: x,
    cy: y,
    r: 2 * unit,
    role: 'button',
    tabIndex: 0,
    'aria-label': outline ? t('plan.corner', { number: index + 1 }) : t('plan.mark'),
    onKeyDown: onKey(index),
    onPointerDown(event) {
      onCorner.current = true;
      drawing.current?.setPointerCapture(event.pointerId);
      setDragged(index);
    },
  });
  return (
    <div className={classes.editor}>
      <p>{t(outline ? 'plan.area_hint' : 'plan.hint')}</p>
      <div className={classes.frame} dir="ltr">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys move its corners */}
        <svg
          ref={drawing}
          className={classes.plan}
          viewBox={viewBoxOf(view)}
          role="application"
          aria-label={t(outline ? 'plan.area_hint' : 'plan.hint')}
          // A finger that scrolls past presses, but does not click.
          onPointerDownCapture={() => {
            onCorner.current = false;
          }}
          onClick={onGround}
          onPointerMove={(event) => {
            const point = dragged === undefined ? undefined : pointOf(drawing.current, event);
            if (point && dragged !== undefined) place(dragged, point);
          }}
          onLostPointerCapture={() => setDragged(undefined)}
        >
          <PlanDrawing plan={plan} />
          {plan.places.map(({ location, at: { x, y } }) => (
            <circle key={location.id} cx={x} cy={y} r={0.9 * unit} className={classes.other} />
          ))}
          {outline && points.length > 1 && <Outline corners={points} />}
          {points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is what stands at its place in the line
            <circle key={index} {...handle(point, index)} />
          ))}
        </svg>
        <ZoomButtons zoom={zoom} onZoom={setZoom} />
      </div>
      <TakeBack positions={positions} outline={outline} onChange={onChange} />
    </div>
  );
}

/** Where a pointer stands on the plan, in the drawing's own units; undefined while it is not rendered. */
function pointOf(
  drawing: SVGSVGElement | null,
  { clientX, clientY }: MouseEvent,
): PlanPoint | undefined {
  const matrix = drawing?.getScreenCTM()?.inverse();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x, y };
}

function Outline({ corners }: { corners: readonly PlanPoint[] }) {
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ');
  return <polygon className={classes.outline} points={points} />;
}

/** How near the plan is looked at: 1 shows the whole of it, 8 an eighth of its width. */
function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTranslation('admin-media');
  return (
    <div className={classes.zoom}>
      <ActionIcon
        variant="default"
        size="2.75rem"
        aria-label={t('plan.zoom_in')}
        onClick={() => onZoom(Math.min(8, zoom * 1.6))}
      >
        <IconPlus aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="2.75rem"
        aria-label={t('plan.zoom_out')}
        onClick={() => onZoom(Math.max(1, zoom / 1.6))}
      >
        <IconMinus aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Takes back the last corner of an outline, or all that is drawn. */
function TakeBack({ positions, outline, onChange }: Props) {
  const { t } = useTranslation('admin-media');
  const empty = positions.length === 0;
  return (
    <Group gap="xs">
      {outline && (
        <Button variant="default" disabled={empty} onClick={() => onChange(positions.slice(0, -1))}>
          {t('plan.undo_corner')}
        </Button>
      )}
      <Button variant="default" disabled={empty} onClick={() => onChange([])}>
        {t('plan.clear')}
      </Button>
    </Group>
  );
}
