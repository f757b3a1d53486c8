import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProgramme } from '#domain/programme.ts';
import { SessionList } from '#features/programme/index.ts';
import { PageTitle, useCurrentEdition } from '#features/site/index.ts';
import { useIsWhole } from '#replica/read.ts';
import { isolated } from '#shared/isolated.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { Page } from '#ui/page.tsx';
import { transfer } from '#visitor/favourites/own-transfer.ts';
import type { SharedView } from '#visitor/favourites/sharing.ts';
import { useLookedUp } from '#visitor/use-looked-up.ts';

/** What somebody else has chosen, read-only; the sessions are those of this device's programme. */
export function SharedProgramme({ code, onLeave }: { code: string; onLeave: () => void }) {
  const { t } = useTranslation(['favourites', 'common']);
  const look = useCallback(() => transfer.shared(code), [code]);
  const { answer: view, failure, again } = useLookedUp(look);
  const title = view?.name
    ? t('favourites:shared.title', { name: isolated(view.name) })
    : t('favourites:shared.title_unnamed');
  const back = (
    <Button variant="default" onClick={onLeave}>
      {t('favourites:shared.back')}
    </Button>
  );
  return (
    <Page title={title} lead={view && t('favourites:shared.lead')}>
      <PageTitle page={title} description={t('favourites:shared.lead')} />
      {!view && !failure && <p role="status">{t('favourites:shared.looking')}</p>}
      {failure && (
        <EmptyPlace
          title={
            failure.code === 'not_found'
              ? t('favourites:shared.not_found')
              : t(`common:failure.${failure.code}`)
          }
        >
          <Actions>
            {again && <Button onClick={again}>{t('favourites:failed.retry')}</Button>}
            {back}
          </Actions>
        </EmptyPlace>
      )}
      {view && <Chosen events={view.events} back={back} />}
    </Page>
  );
}

/** The sessions of a shared programme; while the content of this device is coming, they are looked for. */
export function Chosen({ events, back }: { events: SharedView['events']; back: ReactNode }) {
  const { t } = useTranslation(['favourites', 'common']);
  const programme = useProgramme();
  const isWhole = useIsWhole();
  const openCurrent = useCurrentEdition();
  const sessions = useMemo(
    () => events.flatMap((id) => programme.byId.get(id) ?? []),
    [events, programme],
  );
  const ways = (
    <Actions>
      {isWhole && sessions.length < events.length && openCurrent && (
        <Button onClick={openCurrent}>{t('common:not_found.current_edition')}</Button>
      )}
      {back}
    </Actions>
  );
  if (sessions.length > 0) {
    return (
      <>
        <SessionList sessions={sessions} />
        {ways}
      </>
    );
  }
  if (!isWhole) return <p role="status">{t('favourites:shared.looking')}</p>;
  return <EmptyPlace title={t('favourites:shared.none')}>{ways}</EmptyPlace>;
}
