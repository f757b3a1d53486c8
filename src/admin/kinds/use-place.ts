import { useLocation } from '@tanstack/react-router';
import { addresses, behind } from '#shared/addresses.ts';
import type { AdminPlace } from './places.ts';

/** The place of the back office that is open: the nearest above its address. */
export function usePlace(): AdminPlace | undefined {
  const { pathname } = useLocation();
  return behind('admin')
    .filter((name) => `${pathname}/`.startsWith(`${addresses[name].path}/`))
    .sort((a, b) => addresses[b].path.length - addresses[a].path.length)[0];
}
