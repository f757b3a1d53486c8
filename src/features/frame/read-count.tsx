import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { useSession } from '#replica/read.ts';

/** How long a page is open (ms) until it counts as read. */
const reading = 5_000;

/** Counts which pages are read, of visitors alone; shows nothing. */
export function ReadCount() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const language = useLanguage();
  const { phase } = useSession();
  useEffect(() => {
    if (phase !== 'signed_out') return;
    const timer = setTimeout(() => {
      // A count that fails is no error of anybody's.
      void import('#visitor/reads/start.ts')
        .then(({ noteRead }) => noteRead(path, language))
        .catch(() => {});
    }, reading);
    return () => clearTimeout(timer);
  }, [path, language, phase]);
  return null;
}
