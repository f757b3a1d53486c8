import 'leaflet/dist/leaflet.css';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '#ui/localized-text.tsx';
import type { DrawnPlace, DrawnPlan } from './drawn-plan.ts';
import type { DrawnWalk } from './drawn-walk.ts';
import classes from './leaflet-map.module.css';
import { MapControls } from './map-controls.tsx';
import { PlaceMark } from './place-mark.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { latLngOf, makeStage, type Stage } from './stage.ts';
import { useMarks, useView } from './use-marks.ts';
import { WalkLine } from './walk-drawing.tsx';

export interface SiteMapProps {
  readonly plan: DrawnPlan;
  /** The places to mark. The same list until they change. */
  readonly places: readonly DrawnPlace[];
  /** Id of the place whose card is open; '' for none. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Ids of the places where something is on. */
  readonly live: ReadonlySet<string>;
  /** A walk to draw, its stops numbered. The same until it changes. */
  readonly walk: DrawnWalk | undefined;
  /** What the card says of the selected place. */
  readonly children: ReactNode;
}

/** The plan of the site as a map to move about in. For browsers only: load it on demand. */
export function SiteMap({ plan, places, selected, onSelect, live, walk, children }: SiteMapProps) {
  const { t } = useTranslation('map');
  const localize = useLocalize();
  const frame = useRef<HTMLElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const [set, setStage] = useState<Stage>();
  // While the plan changes under the reader, the map of the one before is being taken away.
  const stage = set?.plan === plan ? set : undefined;
  const nameOf = useCallback(({ location }: DrawnPlace) => localize(location.name), [localize]);
  const view = useView(stage?.map, plan, controls);
  const marks = useMarks(stage?.map, plan, places, view, nameOf);
  const state = useRef({ selected, onSelect, byKey: false });
  state.current.selected = selected;
  state.current.onSelect = onSelect;

  useEffect(() => {
    if (!frame.current) return;
    const made = makeStage(frame.current, plan, () => {
      if (state.current.selected) state.current.onSelect('');
    });
    setStage(made);
    return () => made.remove();
  }, [plan]);

  useEffect(() => {
    if (!stage) return;
    if (walk) stage.show(walk.view);
    else stage.fit();
  }, [stage, walk]);

  const at = places.find(({ location }) => location.id === selected)?.at;
  useEffect(() => {
    if (!stage || !at) return;
    const height = card.current?.offsetHeight ?? 0;
    stage.map.panInside(latLngOf(plan.ground, at), {
      paddingTopLeft: [48, 48],
      paddingBottomRight: [72, height + 48],
    });
    if (state.current.byKey) card.current?.querySelector('a')?.focus({ preventScroll: true });
    state.current.byKey = false;
  }, [stage, plan, at]);

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !selected) return;
    event.stopPropagation();
    onSelect('');
    document.getElementById(`mark-${selected}`)?.focus();
  };
  return (
    <>
      <section ref={frame} className={classes.map} dir="ltr" aria-label={t('plan_hint')} />
      {stage && <MapControls stage={stage} plan={plan} ref={controls} />}
      {stage &&
        createPortal(
          <>
            <PlanDrawing plan={plan} names={view.scale > 1} />
            {walk && <WalkLine walk={walk} />}
          </>,
          stage.drawing,
        )}
      {marks.map((mark) =>
        createPortal(
          <PlaceMark
            mark={mark}
            selected={mark.place.location.id === selected}
            live={live.has(mark.place.location.id)}
            stops={
              walk && (walk.signs.find(({ id }) => id === mark.place.location.id)?.numbers ?? [])
            }
            onSelect={(byKey) => {
              state.current.byKey = byKey;
              onSelect(mark.place.location.id === selected ? '' : mark.place.location.id);
            }}
          />,
          mark.element,
          mark.place.location.id,
        ),
      )}
      {selected && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the card from any of its links
        <div ref={card} className={classes.card} onKeyDown={leave}>
          {children}
        </div>
      )}
    </>
  );
}
