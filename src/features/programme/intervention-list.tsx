import { useTranslation } from 'react-i18next';
import type { Intervention } from '#entities/index.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { useContent } from '#replica/read.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import classes from './intervention-list.module.css';

/** The interventions of a session in order, each leading to its own page. */
export function InterventionList({ interventions }: { interventions: readonly Intervention[] }) {
  const { t } = useTranslation('favourites');
  const localize = useLocalize();
  const speakers = useContent('speaker');
  return (
    <ol className={classes.list}>
      {interventions.map(({ id, event_id, speaker_id, title }) => {
        const speaker = speakers.get(speaker_id);
        return (
          <li key={id} className={classes.item}>
            <Portrait person={speaker} size={3.4} />
            <div className={classes.text}>
              <h3>
                <PlaceLink
                  to="intervention"
                  parameters={{ eventId: event_id, speakerId: speaker_id }}
                  className={classes.link}
                >
                  <LocalizedText value={title} />
                </PlaceLink>
              </h3>
              <p>
                <LocalizedText value={speaker?.name} unmarked />
              </p>
            </div>
            {speaker && (
              <HeartButton
                kind="speaker"
                id={speaker_id}
                label={t('heart.speaker', { name: localize(speaker.name) })}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
