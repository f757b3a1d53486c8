import { lazy } from 'react';
import { part } from '#device/parts.ts';

/** What leads in and out of one list as files. */
export const TableExchange = lazy(
  part(async () => ({ default: (await import('./table-exchange.tsx')).TableExchange })),
);

/** What leads in and out of a whole edition as files. */
export const EditionExchange = lazy(
  part(async () => ({ default: (await import('./edition-exchange.tsx')).EditionExchange })),
);
