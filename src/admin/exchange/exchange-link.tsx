import { Button } from '@mantine/core';
import { IconArrowsUpDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlaceLink } from '#ui/place-link.tsx';
import type { AdminPlace } from '../kinds/places.ts';

/** The way to a place's imports and exports. */
export function ExchangeLink({ place }: { place: AdminPlace }) {
  const { t } = useTranslation('admin');
  return (
    <Button
      component={PlaceLink}
      to={place}
      search={{ exchange: 'files' }}
      variant="default"
      leftSection={<IconArrowsUpDown aria-hidden size="1.2rem" />}
    >
      {t('list.exchange')}
    </Button>
  );
}
