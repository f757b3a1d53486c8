import {
  type LatLngBounds,
  type LatLngExpression,
  type Map as LeafletMap,
  latLngBounds,
  map as makeMap,
  svgOverlay,
  tileLayer,
} from 'leaflet';
import type { Box, Ground, PlanPoint } from '#shared/ground.ts';
import { tileTemplate } from '#shared/tile-address.ts';
import type { DrawnPlan } from './drawn-plan.ts';

/** The map with what is laid on it; its elements are filled by React. */
export interface Stage {
  readonly plan: DrawnPlan;
  readonly map: LeafletMap;
  /** Where the plan is drawn, in metres. */
  readonly drawing: SVGSVGElement;
  /** Shows all places. */
  fit(): void;
  /** Shows a part of the plan. */
  show(part: Box): void;
  remove(): void;
}

/** Where a point of the plan is on the map. */
export function latLngOf(ground: Ground, point: PlanPoint): LatLngExpression {
  const [longitude, latitude] = ground.toPosition(point);
  return [latitude, longitude];
}

function boundsOf(ground: Ground, { x, y, width, height }: Box): LatLngBounds {
  return latLngBounds(
    latLngOf(ground, { x, y: y + height }) as [number, number],
    latLngOf(ground, { x: x + width, y }) as [number, number],
  );
}

/**
 * Puts a map into an element: tiles below if any are configured, the drawn plan above. `onGround`
 * is called when the reader presses where no mark is.
 */
export function makeStage(element: HTMLElement, plan: DrawnPlan, onGround: () => void): Stage {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const whole = boundsOf(plan.ground, plan.extent);
  const map = makeMap(element, {
    zoomControl: false,
    attributionControl: false,
    zoomSnap: 0.25,
    zoomDelta: 0.75,
    maxZoom: 20,
    maxBounds: whole.pad(0.8),
    scrollWheelZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  let shown = boundsOf(plan.ground, plan.view);
  const show = (part: Box) => {
    shown = boundsOf(plan.ground, part);
    map.fitBounds(shown, { animate: !still });
  };
  map.fitBounds(shown, { animate: false });
  map.setMinZoom(map.getZoom() - 0.75);
  // A wheel that passes over the map scrolls the page; once the map has been chosen, it zooms.
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());

  if (tileTemplate) tileLayer(tileTemplate, { maxZoom: 20, maxNativeZoom: 19 }).addTo(map);
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const { x, y, width, height } = plan.extent;
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  drawing.setAttribute('preserveAspectRatio', 'none');
  drawing.setAttribute('aria-hidden', 'true');
  // React listens to its focus, and what of a drawing is listened to so Chromium stops at with Tab.
  drawing.setAttribute('tabindex', '-1');
  svgOverlay(drawing, whole).addTo(map);
  map.on('click', onGround);

  let size = map.getSize();
  const resize = () => {
    map.invalidateSize({ pan: false });
    const next = map.getSize();
    if (!next.equals(size)) map.fitBounds(shown, { animate: false });
    size = next;
  };
  const resized = new ResizeObserver(resize);
  resized.observe(element);
  // Paper is laid out once, before whoever observes sizes hears of it.
  const paper = matchMedia('print');
  paper.addEventListener('change', resize);
  return {
    plan,
    map,
    drawing,
    fit: () => show(plan.view),
    show,
    remove() {
      resized.disconnect();
      paper.removeEventListener('change', resize);
      // Leaflet 1.9 ends a zoom on its way after the map has gone, and stumbles over it.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
    },
  };
}

/** Pixels that a metre takes on the map as it is now. */
export function pixelsPerMetre(map: LeafletMap, { ground, view }: DrawnPlan): number {
  const [from, to] = [view, { x: view.x + view.width, y: view.y }].map((point) =>
    map.project(latLngOf(ground, point)),
  );
  return from && to ? from.distanceTo(to) / view.width : 1;
}
