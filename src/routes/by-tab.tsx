import type { AsyncRouteComponent } from '@tanstack/react-router';
import { useScreenAddress } from '#ui/screen-address.ts';

type Screen = AsyncRouteComponent<unknown>;

/**
 * Several screens at one path: the one the address names with `tab=`, else the first. Each is
 * loaded when it is first shown; the one a visit begins with, before.
 */
export function byTab(
  Whole: Screen,
  tabs: Readonly<Record<string, Screen>>,
): AsyncRouteComponent<unknown> {
  const chosenBy = (tab: string): Screen => (Object.hasOwn(tabs, tab) && tabs[tab]) || Whole;
  function ByTab() {
    const { tab = '' } = useScreenAddress().search;
    const Chosen = chosenBy(tab);
    return <Chosen />;
  }
  return Object.assign(ByTab, {
    preload: async () => {
      const query = new URLSearchParams(globalThis.location?.search);
      await chosenBy(query.get('tab') ?? '').preload?.();
    },
  });
}
