import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useContentPhase } from '#replica/read.ts';
import { NotHere } from '#ui/not-here.tsx';
import { PlaceLink } from '#ui/place-link.tsx';

/** In place of a session or intervention that is not (or not yet) held, with the way back. */
export function Missing({ title }: { title: string }) {
  const { t } = useTranslation('programme');
  const waiting = useContentPhase() !== 'ready';
  return (
    <NotHere
      waiting={waiting}
      title={title}
      back={
        <Button component={PlaceLink} to="programme" size="lg">
          {t('back')}
        </Button>
      }
    />
  );
}
