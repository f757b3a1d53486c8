import { describe, expect, it } from 'vitest';
import { type Arrival, firstScreen, goTo, press, type Screens } from './screens.ts';

const keeps = (route: string) => route === 'list' || route === 'people';

function arrival(route: string, entry: string, search: Record<string, string> = {}): Arrival {
  const query = new URLSearchParams(search).toString();
  const href = `/${route}${query && `?${query}`}`;
  return { entry, href, route, address: { search, params: {} }, routed: false };
}

/** Goes to one address after the other; each entry is left as it was arrived at. */
function wander(screens: Screens, ...arrivals: readonly Arrival[]): Screens {
  return arrivals.reduce((now, next) => goTo(now, next, now.shown.entry, keeps), screens);
}

const list = arrival('list', 'a', { day: '1' });
const event = arrival('event', 'b');

describe('the screens kept out of sight', () => {
  it('has a list again that is gone back to, with the address it was rendered with', () => {
    const before = firstScreen(list);
    const back = wander(before, event, { ...list, address: { search: { day: '1' }, params: {} } });
    expect(back.shown.id).toBe(before.shown.id);
    expect(back.shown.address).toBe(before.shown.address);
    expect(back.kept).toEqual([]);
  });

  it('renders a list anew that is gone to by a link', () => {
    const anew = wander(firstScreen(list), event, arrival('list', 'c', { day: '1' }));
    expect(anew.shown.id).not.toBe(0);
    expect(anew.kept.map(({ id }) => id)).toEqual([0]);
  });

  it('keeps no more than two, those left last, and nothing that is no list', () => {
    const screens = wander(
      firstScreen(list),
      event,
      arrival('people', 'c'),
      event,
      arrival('list', 'd'),
      event,
    );
    expect(screens.kept.map(({ entry }) => entry)).toEqual(['d', 'c']);
  });

  it('goes on with the same screen where only its address changes', () => {
    const screens = wander(firstScreen(list), arrival('list', 'c', { day: '2' }));
    expect(screens.shown).toMatchObject({ id: 0, entry: 'c', address: { search: { day: '2' } } });
    expect(screens.kept).toEqual([]);
  });

  it('knows a list by the entry that it was left at, which may have been written anew', () => {
    const left = goTo(firstScreen(list), event, 'rewritten', keeps);
    expect(wander(left, { ...list, entry: 'rewritten' }).shown.id).toBe(0);
    expect(wander(left, list).shown.id).not.toBe(0);
  });

  it('knows it by its own entry where the router has come to the next one already', () => {
    const left = goTo(firstScreen(list), event, event.entry, keeps);
    expect(wander(left, list).shown.id).toBe(0);
  });

  it('makes another of a list that was taken over from a published page, for who comes back', () => {
    const left = wander(firstScreen({ ...list, routed: true }), event);
    expect(left.kept).toMatchObject([{ entry: 'a', routed: false, address: { comesBack: true } }]);
    expect(left.kept[0]?.id).not.toBe(0);
    expect(wander(left, list).shown.id).toBe(left.kept[0]?.id);
  });

  it('leaves to the router what waits or has failed', () => {
    const failed = wander(firstScreen(list), { ...event, routed: true });
    expect(failed.shown.routed).toBe(true);
    const again = wander(failed, { ...list, routed: true });
    expect(again.shown).toMatchObject({ routed: true });
    expect(again.shown.id).not.toBe(0);
  });
});

describe('a screen made from the press on', () => {
  it('is the one that is opened', () => {
    const pressed = press(firstScreen(list), event);
    const opened = wander(pressed, event);
    expect(opened.shown.id).toBe(pressed.pressed?.id);
    expect(opened.shown.entry).toBe('b');
    expect(opened.pressed).toBeUndefined();
  });

  it('is whole for who comes back to it', () => {
    const address = { ...event.address, opens: true } as const;
    const pressed = press(firstScreen(list), { ...event, address });
    expect(wander(pressed, event).shown).toMatchObject({ id: pressed.pressed?.id });
    expect(wander(pressed, event).shown.address.opens).toBeUndefined();
  });

  it('is given up when something else is opened', () => {
    const opened = wander(press(firstScreen(list), event), arrival('people', 'c'));
    expect(opened.pressed).toBeUndefined();
    expect(opened.shown.route).toBe('people');
    expect(new Set([opened.shown.id, ...opened.kept.map(({ id }) => id)]).size).toBe(2);
  });
});
