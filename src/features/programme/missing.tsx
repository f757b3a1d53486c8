import { useTranslation } from 'react-i18next';
import { NotHere } from '#features/site/index.ts';
import { Button } from '#ui/button.tsx';
import { PlaceLink } from '#ui/place-link.tsx';

/** In place of a session or intervention that is not (or not yet) held, with the way back. */
export function Missing({ title }: { title: string }) {
  const { t } = useTranslation('programme');
  return (
    <NotHere
      title={title}
      back={
        <Button component={PlaceLink} to="programme" size="large">
          {t('back')}
        </Button>
      }
    />
  );
}
