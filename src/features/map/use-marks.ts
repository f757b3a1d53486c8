import { divIcon, type Handler, type Map as LeafletMap, marker } from 'leaflet';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { PlanPoint } from '#shared/ground.ts';
import type { DrawnPlace, DrawnPlan } from './drawn-plan.ts';
import { nameSides, type Rectangle, type Room, type Side, spread } from './spread.ts';
import { latLngOf, pixelsPerMetre } from './stage.ts';

/** Side of the square that a mark is pressed in, px. */
const markSize = 44;
/** Height of a mark's name, px. */
const nameLine = 20;
/** How near two marks may come: their round shapes may touch, px. */
const apart = 42;

/** A place's mark on the map. */
export interface Mark {
  readonly place: DrawnPlace;
  /** Lies at the place itself; what React puts into it moves with the map. */
  readonly element: HTMLElement;
  /** How far the mark stands from the place to have room, px. */
  readonly off: PlanPoint;
  /** Where there is room for its name. */
  readonly side: Side | undefined;
}

/** Lays a mark on the map for each place, apart from each other at the zoom of the moment. */
export function useMarks(
  map: LeafletMap | undefined,
  plan: DrawnPlan,
  places: readonly DrawnPlace[],
  { scale, room }: View,
  nameOf: (place: DrawnPlace) => string,
): readonly Mark[] {
  const [elements, setElements] = useState<ReadonlyMap<string, HTMLElement>>(new Map());

  useEffect(() => {
    if (!map) return;
    const made = new Map<string, HTMLElement>();
    const markers = places.map(({ location, at }) => {
      const element = document.createElement('div');
      pressedByItself(element, map);
      made.set(location.id, element);
      return marker(latLngOf(plan.ground, at), {
        icon: divIcon({ html: element, className: '', iconSize: [0, 0] }),
        keyboard: false,
        interactive: false,
      }).addTo(map);
    });
    setElements(made);
    return () => {
      for (const each of markers) each.remove();
    };
  }, [map, plan, places]);

  return useMemo(() => {
    const points = places.map(({ at }) => ({ x: at.x * scale, y: at.y * scale }));
    const moved = spread(points, apart, room?.within);
    const sides = nameSides(
      places.map((place, index) => ({
        at: moved[index] ?? { x: 0, y: 0 },
        width: widthOf(nameOf(place)),
      })),
      markSize - 4,
      nameLine,
      room,
    );
    return places.flatMap((place, index): Mark[] => {
      const element = elements.get(place.location.id);
      const [from, to] = [points[index], moved[index]];
      if (!element || !from || !to) return [];
      const off = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) };
      return [{ place, element, off, side: sides[index] }];
    });
  }, [places, elements, scale, room, nameOf]);
}

/** A press on a mark is none on the map; what begins there and moves, moves the map and presses nothing. */
function pressedByItself(element: HTMLElement, map: LeafletMap): void {
  const keep = (event: Event) => event.stopPropagation();
  element.addEventListener('click', keep);
  element.addEventListener('dblclick', keep);
  // Its types do not know it.
  const dragging = map.dragging as Handler & { moved(): boolean };
  const unlessMoved = (event: MouseEvent) => {
    if (event.detail > 0 && dragging.moved()) keep(event);
  };
  element.addEventListener('click', unlessMoved, { capture: true });
}

/** What is seen of the plan. */
export interface View {
  /** Pixels that a metre takes. */
  readonly scale: number;
  /** Where names have room, in pixels from the middle of the plan; undefined before there is a map. */
  readonly room: Room | undefined;
}

/** The part of the plan on show, while no finger moves it; `controls` lie on it. */
export function useView(
  map: LeafletMap | undefined,
  plan: DrawnPlan,
  controls: RefObject<HTMLElement | null>,
): View {
  const [view, setView] = useState<View>({ scale: 1, room: undefined });
  useEffect(() => {
    if (!map) return;
    const read = () => {
      const scale = pixelsPerMetre(map, plan);
      const origin = map.latLngToContainerPoint(latLngOf(plan.ground, { x: 0, y: 0 }));
      const frame = map.getContainer().getBoundingClientRect();
      const toPlan = (box: Rectangle): Rectangle => ({
        left: box.left - frame.left - origin.x,
        top: box.top - frame.top - origin.y,
        right: box.right - frame.left - origin.x,
        bottom: box.bottom - frame.top - origin.y,
      });
      const lying = controls.current ? [toPlan(controls.current.getBoundingClientRect())] : [];
      setView({ scale, room: { within: toPlan(frame), taken: lying } });
    };
    read();
    map.on('zoomend moveend resize', read);
    return () => {
      map.off('zoomend moveend resize', read);
    };
  }, [map, plan, controls]);
  return view;
}

let ruler: CanvasRenderingContext2D | null | undefined;

/** Width of a name as it is written on the map, px. */
function widthOf(name: string): number {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return name.length * 8;
  ruler.font = `600 13px ${getComputedStyle(document.body).fontFamily}`;
  return ruler.measureText(name).width + 10;
}
