import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses, behind } from '#shared/addresses.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { isPlaceFor } from '../kinds/places.ts';
import { useRights } from '../kinds/use-rights.ts';

/** Says so where an address leads to a place that is not part of one's role. */
export function WithinRole({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const rights = useRights();
  const place = behind('admin')
    .filter((name) => `${pathname}/`.startsWith(`${addresses[name].path}/`))
    .sort((a, b) => addresses[b].path.length - addresses[a].path.length)[0];
  if (!place || isPlaceFor(place, rights)) return children;
  return (
    <EmptyPlace whole title={t('rights.not_yours')}>
      <p>{t('rights.ask')}</p>
      <PlaceLink to="admin">{t('nav.admin')}</PlaceLink>
    </EmptyPlace>
  );
}
