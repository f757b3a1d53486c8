import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rights } from '#domain/rights.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { isPlaceFor } from '../kinds/places.ts';
import { usePlace } from '../kinds/use-place.ts';
import { useRights } from '../kinds/use-rights.ts';

/** What everybody of the back office may at least see. */
const looking: Rights = { roles: ['viewer'], languages: [], halls: [] };

/**
 * Says so where an address leads to a place that is not part of one's role. What was open when the role
 * changed stays in sight, closed, as long as one stays there: something may be typed in it.
 */
export function WithinRole({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { href } = useLocation();
  const rights = useRights();
  const place = usePlace();
  const open = !place || isPlaceFor(place, rights);
  const [seen, setSeen] = useState(open ? href : '');
  if (open && seen !== href) setSeen(href);
  if (open || (seen === href && isPlaceFor(place, looking))) return children;
  return (
    <EmptyPlace whole title={t('rights.not_yours')}>
      <p>{t('rights.ask')}</p>
      <PlaceLink to="admin">{t('nav.admin')}</PlaceLink>
    </EmptyPlace>
  );
}
