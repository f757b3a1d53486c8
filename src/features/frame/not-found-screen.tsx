import { useTranslation } from 'react-i18next';
import { PageTitle } from '#features/site/index.ts';
import { Button } from '#ui/button.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { Page } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';

/** There is no such page (or not yet): says so, with ways on. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('not_found.title')}>
      <PageTitle page={t('not_found.title')} />
      <EmptyPlace title={t('not_found.text')}>
        <Button component={PlaceLink} to="home">
          {t('not_found.home')}
        </Button>
        <PlaceLink to="programme">{t('nav.programme')}</PlaceLink>
      </EmptyPlace>
    </Page>
  );
}
