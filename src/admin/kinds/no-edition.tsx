import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useKindLabels } from './entity-labels.ts';
import { useRights } from './use-rights.ts';

/** Says that there is no edition yet, and how the first one is made: by hand, or of an archive. */
export function NoEdition({ whole = false }: { whole?: boolean }) {
  const { t } = useTranslation('admin');
  const kindLabel = useKindLabels();
  const makes = writes(useRights(), 'edition');
  return (
    <EmptyPlace whole={whole} title={t('no_edition.title')}>
      <p>{t('no_edition.text')}</p>
      {makes ? (
        <Group justify="center">
          <Button component={PlaceLink} to="admin_editions" search={{ id: 'new' }}>
            {kindLabel('edition', 'new')}
          </Button>
          <Button component={PlaceLink} to="admin" search={{ exchange: 'files' }} variant="default">
            {t('no_edition.restore')}
          </Button>
        </Group>
      ) : (
        <p>{t('no_edition.ask')}</p>
      )}
    </EmptyPlace>
  );
}
