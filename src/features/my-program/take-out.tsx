import { IconCalendarPlus, IconFileDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#device/save-file.ts';
import { calendarFile } from '#domain/calendar-file.ts';
import type { Session } from '#domain/programme.ts';
import { Panel } from '#features/favourites/index.ts';
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
  const saveCalendar = () =>
    saveFile(
      'programme.ics',
      'text/calendar;charset=utf-8',
      calendarFile(t('favourites:title'), sessions, localize, location.origin),
    );
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
        <Button
          variant="default"
          disabled={sessions.length === 0}
          icon={<IconCalendarPlus aria-hidden size="1.2em" />}
          onClick={saveCalendar}
        >
          {t('favourites:export.calendar')}
        </Button>
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
