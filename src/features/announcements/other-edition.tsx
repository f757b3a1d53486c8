import { useTranslation } from 'react-i18next';
import { useCurrentEdition } from '#features/site/index.ts';
import { useContent, useIsWhole } from '#replica/read.ts';
import { Button } from '#ui/button.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';

/** An announcement's id, as links and notifications name it. */
const anId = /^[\da-f-]{36}$/;

/** Above the announcements of an earlier edition, for who is led to one that it does not have. */
export function OtherEdition({ led }: { led: string }) {
  const { t } = useTranslation();
  const isWhole = useIsWhole();
  const isHere = useContent('announcement').has(led);
  const openCurrent = useCurrentEdition();
  if (isHere || !isWhole || !anId.test(led) || !openCurrent) return null;
  return (
    <EmptyPlace title={t('not_found.other_edition')}>
      <Button onClick={openCurrent}>{t('not_found.current_edition')}</Button>
    </EmptyPlace>
  );
}
