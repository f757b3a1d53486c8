import { IconCalendarPlus, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#device/save-file.ts';
import { calendarFile } from '#domain/calendar-file.ts';
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

/** Seeing a session that is over, and taking it along: into the device's calendar, or to somebody else. */
export function EventActions({ session }: { session: Session }) {
  const { t } = useTranslation('programme');
  const localize = useLocalize();
  const recorded = isRecorded(session, useNow());
  const title = localize(session.event.title);
  const keep = () =>
    saveFile(
      `${session.event.date}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile(title, [session], localize, location.origin),
    );
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
      <Button variant="default" icon={<IconCalendarPlus aria-hidden size="1.2em" />} onClick={keep}>
        {t('add_to_calendar')}
      </Button>
      <RemarkLink session={session} />
      <PrintButton />
      <ShareButton title={title} />
    </Actions>
  );
}
