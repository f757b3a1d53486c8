import { IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isRecorded } from '#domain/moment.ts';
import type { Session } from '#domain/programme.ts';
import { RemarkLink } from '#features/remarks/index.ts';
import { useNow } from '#shared/use-now.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { CalendarButton } from './calendar-button.tsx';

/** How much of a title names a file: of Arabic letters systems take no more than 120 or so. */
const longestName = 60;

/** Seeing a session that is over, and taking it along: into the device's calendar, or to somebody else. */
export function EventActions({ session }: { session: Session }) {
  const { t } = useTranslation('programme');
  const localize = useLocalize();
  const recorded = isRecorded(session, useNow());
  const title = localize(session.event.title);
  return (
    <Actions>
      {recorded && (
        <Button
          component={PlaceLink}
          to="live"
          search={{ recording: session.event.id }}
          icon={<IconPlayerPlay aria-hidden size="1.2em" />}
        >
          {t('watch_recording')}
        </Button>
      )}
      <CalendarButton
        file={`${session.event.date} ${title.slice(0, longestName).trim()}.ics`}
        name={title}
        sessions={[session]}
      >
        {t('add_to_calendar')}
      </CalendarButton>
      <RemarkLink session={session} />
      <PrintButton />
      <ShareButton title={title} />
    </Actions>
  );
}
