import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { useFormat } from '#i18n/format.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';
import { Button } from '#ui/button.tsx';
import { KhatamLattice } from '#ui/khatam.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './hero.module.css';
import { useLight } from './use-light.ts';

/**
 * The forum's name, year and place over its picture, in the light of the hour, with the two things
 * most people come for.
 */
export function Hero() {
  const { t } = useTranslation(['home', 'common']);
  const format = useFormat();
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const title = useSiteContent('hero_title')?.content;
  const subtitle = useSiteContent('hero_subtitle')?.content;
  const description = useSiteContent('hero_description')?.content;
  const background = useSiteContent('hero_background_url')?.image_url ?? null;
  return (
    <section className={classes.hero} data-light={useLight()}>
      <Picture image={background} alt="" className={classes.picture} eager />
      <KhatamLattice />
      <div className={classes.text}>
        {edition && (
          <p className={classes.edition}>
            <span>
              <LocalizedText value={edition.name} unmarked />
            </span>
            <span>{format.dateRange(edition.starts_on, edition.ends_on)}</span>
            <span>{t('home:place')}</span>
          </p>
        )}
        <h1>{title ? <LocalizedText value={title} /> : t('common:site.name')}</h1>
        {subtitle && (
          <p className={classes.subtitle}>
            <LocalizedText value={subtitle} />
          </p>
        )}
        {description && (
          <p className={classes.description}>
            <LocalizedText value={description} />
          </p>
        )}
        <div className={classes.actions}>
          <Button component={PlaceLink} to="programme" size="large" tone="gold">
            {t('home:see_programme')}
          </Button>
          <Button
            component={PlaceLink}
            to="presentation"
            size="large"
            variant="outline"
            tone="on_house"
          >
            {t('home:discover')}
          </Button>
        </div>
      </div>
    </section>
  );
}
