import { useTranslation } from 'react-i18next';
import { useContentPhase, useSyncStatus } from '#replica/read.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import classes from './waiting.module.css';

/** In place of a list without any row: its shape while it arrives, else why there is nothing. */
export function Waiting({ none }: { none: string }) {
  const { t } = useTranslation();
  const phase = useContentPhase();
  const { online } = useSyncStatus();
  if (phase === 'ready') return <EmptyPlace title={none} />;
  if (!online) {
    return (
      <EmptyPlace title={t('empty.none_title')}>
        <p>{t('empty.none_text')}</p>
      </EmptyPlace>
    );
  }
  return (
    <div>
      <p role="status" className="visually-hidden">
        {t('empty.filling')}
      </p>
      <div aria-hidden className={classes.shapes}>
        {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
          <Skeleton key={key} shape="block" />
        ))}
      </div>
    </div>
  );
}
