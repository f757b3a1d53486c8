import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Speaker } from '#entities/index.ts';
import { selectEdition, useContent, useSelectedEdition } from '#replica/read.ts';
import { Button } from '#ui/button.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './editions.module.css';

/**
 * The editions in which somebody speaks, the latest first: a device holds one edition at a time, so
 * that another one's sessions are a press away, on this same page.
 */
export function Editions({ speaker }: { speaker: Speaker }) {
  const { t } = useTranslation('speakers');
  const all = useContent('edition');
  const selected = useSelectedEdition();
  const editions = speaker.edition_ids
    .flatMap((id) => all.get(String(id)) ?? [])
    .sort((a, b) => b.year - a.year);
  if (editions.length < 2) return null;
  return (
    <Section
      id="editions"
      title={t('editions')}
      aside={
        <PlaceLink to="archive" search={{ speaker: speaker.id }}>
          {t('archive')}
        </PlaceLink>
      }
    >
      <ul className={classes.editions}>
        {editions.map(({ id, name }) => (
          <li key={id}>
            {id === selected ? (
              <p className={classes.shown}>
                <IconCheck aria-hidden size="1.2em" />
                <LocalizedText value={name} />
                <small>{t('edition_shown')}</small>
              </p>
            ) : (
              <Button variant="default" onClick={() => void selectEdition(id)}>
                <LocalizedText value={name} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t('edition_note')}</p>
    </Section>
  );
}
