import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { settleAddress } from '#i18n/start.ts';
import { afterFirstPaint } from '#replica/first-paint.ts';
import { isLanguage, languages } from '#shared/localized.ts';
import { useSettled } from '#shared/use-settled.ts';
import { LinkLanguage } from '#ui/place-link.tsx';

/**
 * What an address says of the language: links inside go on naming it, until the app, which keeps it
 * by itself, has given the reader the plain address back.
 */
export function AddressLanguage({ children }: { children: ReactNode }) {
  const lng = useRouterState({
    select: ({ location }) => (location.search as { lng?: string }).lng,
  });
  useEffect(() => {
    // Not before the page has been taken over, which names it in its links.
    if (lng) void afterFirstPaint().then(settleAddress);
  }, [lng]);
  // A page that this device kept names its language although its address does not.
  const shown = useSettled() ? lng : (publishedLanguage() ?? lng);
  const named = isLanguage(shown) && shown !== languages[0] ? shown : undefined;
  return <LinkLanguage value={named}>{children}</LinkLanguage>;
}

/** The language of the published page that is being taken over; undefined in Node. */
function publishedLanguage(): string | undefined {
  return globalThis.document?.documentElement.dataset.published;
}
