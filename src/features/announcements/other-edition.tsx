import { useTranslation } from 'react-i18next';
import { selectEdition, useContent, useIsWhole, useSelectedEdition } from '#replica/read.ts';
import { defaultEdition } from '#replica/sync/selection.ts';
import { Button } from '#ui/button.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';

/** An announcement's id, as links and notifications name it. */
const anId = /^[\da-f-]{36}$/;

/** Above the announcements of an earlier edition, for who is led to one that it does not have. */
export function OtherEdition({ led }: { led: string }) {
  const { t } = useTranslation();
  const isWhole = useIsWhole();
  const isHere = useContent('announcement').has(led);
  const current = defaultEdition(useContent('edition'));
  const selected = useSelectedEdition();
  if (isHere || !isWhole || !anId.test(led) || current === undefined || current === selected) {
    return null;
  }
  return (
    <EmptyPlace title={t('not_found.other_edition')}>
      <Button onClick={() => void selectEdition(current)}>{t('not_found.current_edition')}</Button>
    </EmptyPlace>
  );
}
