import { IconBuildingStore, IconCalendarEvent, IconHeart, IconMap2 } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type AddressName, addresses, type Behind, behind } from '#shared/addresses.ts';

/** The links of the header. */
export const headerPlaces = behind('header');

/** What the phone's menu has besides: a wide screen leads there from the home page and from search. */
export const menuPlaces = behind('menu');

/** What people use while walking, at the thumb; search stands beside them. */
export const bottomPlaces = behind('bottom');

export const bottomIcons: Readonly<Record<Behind<'bottom'>, typeof IconMap2>> = {
  programme: IconCalendarEvent,
  my_program: IconHeart,
  map: IconMap2,
  village: IconBuildingStore,
};

/** Tells whether the page shown is a place or lies under it, for `aria-current`. */
export function useIsCurrent(): (name: AddressName) => 'page' | 'true' | undefined {
  const { pathname, search } = useLocation();
  return (name) => {
    const address: { path: string; search?: Record<string, string> } = addresses[name];
    const wanted = Object.entries(address.search ?? {});
    const searched = search as Record<string, unknown>;
    const tab = address.search ? wanted.every(([k, v]) => searched[k] === v) : !searched.tab;
    if (pathname === address.path) return tab ? 'page' : undefined;
    return !address.search && address.path !== '/' && pathname.startsWith(`${address.path}/`)
      ? 'true'
      : undefined;
  };
}
