import { IconExternalLink } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exhibitor, Zone } from '#entities/index.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { isHttps } from '#shared/url.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import type { Mark } from '#ui/marked.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './exhibitor-card.module.css';
import { Logo } from './logo.tsx';

/** An exhibitor with logo, activity, stand and website; the whole card leads to their page. */
export function ExhibitorCard({
  exhibitor,
  zone,
  marked,
  showName,
}: {
  exhibitor: Exhibitor;
  zone: Zone | undefined;
  marked?: boolean;
  /** How the name is shown, where not plainly. */
  showName?: Mark | undefined;
}) {
  const { t } = useTranslation(['village', 'favourites']);
  const localize = useLocalize();
  const { id, name, category, description, stand, website, logo } = exhibitor;
  return (
    <article className={classes.card} data-marked={marked || undefined}>
      <Logo image={logo} size={4.5} />
      <div className={classes.text}>
        <h2>
          <PlaceLink to="exhibitor" parameters={{ id }} className={classes.link}>
            <LocalizedText value={name} show={showName} />
          </PlaceLink>
        </h2>
        <p className={classes.category}>
          <LocalizedText value={category} unmarked />
        </p>
        <p className={classes.description}>
          <LocalizedText value={description} unmarked />
        </p>
        <p className={classes.facts}>
          {stand && (
            <strong
              className={classes.stand}
              style={{ '--zone': zone?.color ?? 'var(--gold)' } as CSSProperties}
            >
              {t('village:stand', { stand })}
            </strong>
          )}
          {website && isHttps(website) && (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className={classes.website}
              aria-label={t('village:website_of', { name: localize(name) })}
            >
              {t('village:website')}
              <IconExternalLink aria-hidden stroke={1.8} />
            </a>
          )}
        </p>
      </div>
      <HeartButton
        kind="exhibitor"
        id={id}
        label={t('favourites:heart.exhibitor', { name: localize(name) })}
        corner
      />
    </article>
  );
}
