import { useTranslation } from 'react-i18next';
import { useCurrentEdition } from '#features/site/index.ts';
import { useIsWhole } from '#replica/read.ts';
import { Button } from '#ui/button.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { LinesSkeleton } from '#ui/lines-skeleton.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useDeviceStatus } from '#visitor/use-device-status.ts';

/**
 * In place of a plan: no session was chosen yet, or none that is in the programme on show, as after next
 * year’s came or all were withdrawn.
 */
export function None({ chosen }: { chosen: number }) {
  const { t } = useTranslation(['favourites', 'common']);
  const isWhole = useIsWhole();
  const openCurrent = useCurrentEdition();
  const { unkept } = useDeviceStatus();
  const why = chosen > 0 ? 'elsewhere' : 'empty';
  if (chosen > 0 && !isWhole) return <LinesSkeleton />;
  return (
    <EmptyPlace title={t(`favourites:${why}.title`)}>
      <p>{t(why === 'empty' && unkept ? 'favourites:empty.unkept' : `favourites:${why}.text`)}</p>
      {chosen > 0 && openCurrent && (
        <Button onClick={openCurrent}>{t('common:not_found.current_edition')}</Button>
      )}
      <Button component={PlaceLink} to="programme" variant={chosen > 0 ? 'default' : 'filled'}>
        {t('favourites:empty.choose')}
      </Button>
    </EmptyPlace>
  );
}
