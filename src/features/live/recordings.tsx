import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './recordings.module.css';

/** How many recordings are listed before the reader asks for all of them. */
const shown = 4;

/** The last recordings, each played in the stage above once it is chosen. */
export function Recordings({
  recordings,
  chosen,
  onChoose,
}: {
  recordings: readonly Session[];
  /** Id of the session whose recording is in the stage; '' for none. */
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation(['live', 'archive']);
  const format = useFormat();
  const localize = useLocalize();
  const [all, setAll] = useState(false);
  if (recordings.length === 0) return null;
  return (
    <Section
      id="recordings"
      title={t('live:recordings')}
      aside={<PlaceLink to="archive">{t('archive:whole')}</PlaceLink>}
    >
      <ul className={classes.list}>
        {recordings.slice(0, all ? recordings.length : shown).map(({ event }) => (
          <li key={event.id}>
            <span className={classes.what}>
              <small>{format.day(event.date)}</small>
              <PlaceLink to="event" parameters={{ id: event.id }}>
                <LocalizedText value={event.title} />
              </PlaceLink>
            </span>
            <Button
              variant="default"
              aria-label={t('live:watch_recording', { title: localize(event.title) })}
              aria-pressed={event.id === chosen}
              icon={<IconPlayerPlayFilled aria-hidden size="1em" />}
              onClick={() => onChoose(event.id)}
            >
              {t('live:player.play')}
            </Button>
          </li>
        ))}
      </ul>
      {!all && recordings.length > shown && (
        <Button variant="default" onClick={() => setAll(true)}>
          {t('live:all_recordings', { count: recordings.length })}
        </Button>
      )}
    </Section>
  );
}
