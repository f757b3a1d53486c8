import { useTranslation } from 'react-i18next';
import type { Speaker } from '#entities/index.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { excerpt } from '#shared/excerpt.ts';
import { type Localized, localize } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Section } from '#ui/page.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import classes from './about-speaker.module.css';

/** Letters of the biography shown beside an intervention. */
const excerptLength = 420;

/** Who gives an intervention, in a few words, with the way to the full profile. */
export function AboutSpeaker({ speaker }: { speaker: Speaker }) {
  const { t } = useTranslation(['programme', 'favourites']);
  const format = useFormat();
  const text = useLocalize();
  const biography = localize(speaker.biography, useLanguage());
  const short: Localized = biography
    ? { [biography.language]: excerpt(biography.text, excerptLength) }
    : {};
  return (
    <Section id="about-speaker" title={t('programme:about_speaker')}>
      <div className={classes.about}>
        <Portrait person={speaker} size={7.5} />
        <div className={classes.text}>
          <h3 className={classes.name}>
            <LocalizedText value={speaker.name} />
            <HeartButton
              kind="speaker"
              id={speaker.id}
              label={t('favourites:heart.speaker', { name: text(speaker.name) })}
            />
          </h3>
          <p className={classes.title}>
            <LocalizedText value={speaker.title} />
            {speaker.country && <span>{format.country(speaker.country)}</span>}
          </p>
          <Paragraphs value={short} />
          <Button
            component={PlaceLink}
            to="speaker"
            parameters={{ id: speaker.id }}
            variant="default"
            className={classes.more}
          >
            {t('programme:view_profile')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
