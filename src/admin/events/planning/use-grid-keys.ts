import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Event } from '#entities/index.ts';
import { sessionBeside } from './beside.ts';
import { carriedNow, carry, letGo, type Taken } from './carried.ts';
import type { Scale } from './grid-scale.ts';
import { moved, moveOf } from './keyboard.ts';
import { type Placing, placingOf } from './placing.ts';
import { reveal } from './reveal.ts';
import type { Plan } from './use-plan.ts';

interface Wanted {
  readonly plan: Plan;
  readonly scale: Scale;
  readonly open: (id: string) => void;
  readonly take: (event: Event) => Taken;
  readonly put: (taken: Taken, to: Placing) => Promise<void>;
  readonly mayMove: (event: Event) => boolean;
}

/**
 * The grid by keyboard: arrows lead from session to session, Space picks one up, which arrows then move,
 * Enter puts it down and Escape leaves it where it was. While one is carried the frame has the focus: the
 * session's own block may be out of sight, or on a day that is not shown.
 */
export function useGridKeys(box: RefObject<HTMLElement | null>, wanted: Wanted) {
  const { plan, scale, open, put, mayMove, take } = wanted;
  const { columns, days, byId } = plan;
  const [asked, setTabbed] = useState<string>();
  const wantsFocus = useRef<string>(undefined);
  const first = columns.find(({ sessions }) => sessions.length > 0)?.sessions[0];
  const isShown = columns.some((c) =>
    c.sessions.some(({ session: { event } }) => event.id === asked),
  );
  const tabbed = isShown ? asked : first?.session.event.id;

  useEffect(() => {
    const id = wantsFocus.current;
    const block = id && box.current?.querySelector<HTMLElement>(`[data-session="${id}"]`);
    if (!block) return;
    wantsFocus.current = undefined;
    block.focus();
  });
  useEffect(() => () => letGo(), []);

  function focus(id: string) {
    wantsFocus.current = id;
    setTabbed(id);
    // Where it is the one already, nothing else would draw.
    box.current?.querySelector<HTMLElement>(`[data-session="${id}"]`)?.focus();
  }

  function pickUp(id: string) {
    const event = byId.get(id)?.event;
    if (!event || !mayMove(event)) return;
    carry({ id, by: 'keyboard', to: placingOf(event), taken: take(event) });
    box.current?.focus({ preventScroll: true });
  }

  function onKeyDown(pressed: KeyboardEvent<HTMLElement>) {
    const rtl = getComputedStyle(pressed.currentTarget).direction === 'rtl';
    const move = moveOf(pressed, rtl);
    const carried = carriedNow();
    if (carried?.by === 'keyboard') {
      onCarrying(pressed, carried, move);
      return;
    }
    const { session: id } = (pressed.target as HTMLElement).dataset;
    if (!id || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
    const next = move && sessionBeside(columns, id, move);
    if (pressed.key === 'Enter') open(id);
    else if (pressed.key === ' ') pickUp(id);
    else if (next) focus(next);
    else if (!move) return;
    pressed.preventDefault();
  }

  function onCarrying(
    pressed: KeyboardEvent,
    { id, by, to, taken }: NonNullable<ReturnType<typeof carriedNow>>,
    move: ReturnType<typeof moveOf>,
  ) {
    if (pressed.key === 'Tab' || !byId.has(id) || !to) {
      letGo(true);
      return;
    }
    pressed.preventDefault();
    if (pressed.key === 'Enter' || pressed.key === ' ') {
      letGo();
      void put(taken, to).then(() => {
        focus(id);
        // What has the focus may still be drawn where it was picked up.
        reveal(box.current, to, columns, scale);
      });
    } else if (pressed.key === 'Escape') {
      letGo(true);
      const { day } = placingOf(taken.event);
      // Where it stays may be a day that has been left with it in hand.
      if (!plan.shown.includes(day) && days.includes(day)) plan.setView({ day });
      focus(id);
    } else if (move) {
      const next = moved(to, move, columns, days, scale);
      carry({ id, by, to: next, taken });
      if (!plan.shown.includes(next.day) && days.includes(next.day))
        plan.setView({ day: next.day });
      reveal(box.current, next, columns, scale);
    }
  }

  /** Who leaves the grid with something in hand has given it up. */
  function onBlur({ currentTarget, relatedTarget }: React.FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    if (carriedNow()?.by === 'keyboard') letGo(true);
  }

  return { tabbed, setTabbed, pickUp, onKeyDown, onBlur };
}
