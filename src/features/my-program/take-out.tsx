import { IconCalendarPlus, IconFileDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#device/save-file.ts';
import type { Session } from '#domain/programme.ts';
import { Panel } from '#features/favourites/index.ts';
import { CalendarButton } from '#features/programme/index.ts';
import { useContent, useContentPhase } from '#replica/read.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useFavourites } from '#visitor/favourites/read.ts';
import { favouritesFile } from './favourites-file.ts';

/** The favourites as files: sessions for a calendar, everything as JSON. */
export function TakeOut({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation(['favourites', 'common']);
  const localize = useLocalize();
  const exhibitors = useContent('exhibitor');
  const speakers = useContent('speaker');
  const events = useContent('event');
  // Before the content is there, nothing has a name.
  const ready = useContentPhase() === 'ready';
  const ids = {
    event: useFavourites('event'),
    exhibitor: useFavourites('exhibitor'),
    speaker: useFavourites('speaker'),
  };
  const saveJson = () =>
    saveFile(
      'favourites.json',
      'application/json',
      favouritesFile([
        ...[...ids.event].map((id) => ({
          kind: 'event' as const,
          id,
          name: localize(events.get(id)?.title),
        })),
        ...[...ids.exhibitor].map((id) => ({
          kind: 'exhibitor' as const,
          id,
          name: localize(exhibitors.get(id)?.name),
        })),
        ...[...ids.speaker].map((id) => ({
          kind: 'speaker' as const,
          id,
          name: localize(speakers.get(id)?.name),
        })),
      ]),
    );
  return (
    <Panel icon={IconCalendarPlus} title={t('favourites:export.title')}>
      <p>{t('favourites:export.text')}</p>
      <Actions>
        <CalendarButton file="programme.ics" name={t('favourites:title')} sessions={sessions}>
          {t('favourites:export.calendar')}
        </CalendarButton>
        <Button
          component={PlaceLink}
          to="print"
          search={{ sheet: 'mine' }}
          variant="default"
          icon={<IconPrinter aria-hidden size="1.2em" />}
        >
          {t('common:print')}
        </Button>
        <Button
          variant="default"
          disabled={!ready}
          icon={<IconFileDownload aria-hidden size="1.2em" />}
          onClick={saveJson}
        >
          {t('favourites:export.file')}
        </Button>
      </Actions>
    </Panel>
  );
}
