import { useMatches } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { leadToArrival } from '#ui/focus.ts';

/** What in the address says which screen is on show; the rest narrows or sorts what it lists. */
const ofScreen = ['id', 'exchange', 'from', 'item', 'tab'];

/** Leads the focus to the title of each screen that is gone to. */
export function useArrival(): void {
  const screen = useMatches({
    select: (matches) => {
      const { pathname = '', search = {} } = matches.at(-1) ?? {};
      const said: Readonly<Record<string, unknown>> = search;
      return JSON.stringify([pathname, ...ofScreen.map((name) => said[name])]);
    },
  });
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    return leadToArrival();
  }, [screen]);
}
