import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Speaker } from '#entities/index.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { type Formatters, useFormat } from '#i18n/format.ts';
import { type Speak, useLocalize, useSpoken } from '#ui/localized-text.tsx';
import type { Mark } from '#ui/marked.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { useGradual } from '#ui/use-gradual.ts';
import classes from './speaker-grid.module.css';

const pace = { first: 16, step: 32, eager: 144 };

/** Speakers as portraits, each leading to the person's page. */
export function SpeakerGrid({
  speakers,
  mark,
}: {
  speakers: readonly Speaker[];
  /** How names are shown, where not plainly. */
  mark?: Mark | undefined;
}) {
  const format = useFormat();
  const speak = useSpoken();
  const localize = useLocalize();
  const { t } = useTranslation('favourites');
  const { shown, endRef } = useGradual(speakers, pace);
  return (
    <>
      <ul className={classes.grid}>
        {speakers.slice(0, shown).map((speaker) => (
          <SpeakerCard
            key={speaker.id}
            speaker={speaker}
            format={format}
            speak={speak}
            mark={mark}
            heart={t('heart.speaker', { name: localize(speaker.name) })}
          />
        ))}
      </ul>
      <div ref={endRef} />
    </>
  );
}

const SpeakerCard = memo(function SpeakerCard({
  speaker,
  format,
  speak,
  mark,
  heart,
}: {
  speaker: Speaker;
  format: Formatters;
  speak: Speak;
  mark: Mark | undefined;
  /** What the heart says to who cannot see it. */
  heart: string;
}) {
  return (
    <li className={classes.card}>
      <Portrait person={speaker} size={7.5} />
      <h2 className={classes.name}>
        <PlaceLink to="speaker" parameters={{ id: speaker.id }} className={classes.link}>
          {speak(speaker.name, false, mark)}
        </PlaceLink>
      </h2>
      <p className={classes.title}>{speak(speaker.title, true)}</p>
      {speaker.country && <p className={classes.country}>{format.country(speaker.country)}</p>}
      <HeartButton kind="speaker" id={speaker.id} label={heart} corner />
    </li>
  );
});
