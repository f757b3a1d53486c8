import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { alertsAnchor } from '#features/announcements/index.ts';
import { presentTime } from '#shared/clock.ts';
import { isHttps } from '#shared/url.ts';
import { KhatamLattice } from '#ui/khatam.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { EditionSwitch } from './edition-switch.tsx';
import classes from './footer.module.css';
import { InstallInvitation } from './install-invitation.tsx';

const quickPlaces = ['programme', 'speakers', 'map', 'village', 'news'] as const;
const networks = {
  social_facebook: IconBrandFacebook,
  social_youtube: IconBrandYoutube,
  social_instagram: IconBrandInstagram,
  social_x: IconBrandX,
} as const;

/** Description, contact address, quick links, social links, editions, installation and copyright. */
export function Footer() {
  const { t } = useTranslation(['common', 'announcements']);
  const name = useSiteContent('site_name')?.content;
  const description = useSiteContent('site_description')?.content;
  const localize = useLocalize();
  const contact = useSiteContent('contact_address')?.content;
  return (
    <footer className={classes.footer}>
      <KhatamLattice faint />
      <div className={classes.columns}>
        <div className={classes.about}>
          <p className={classes.name}>{name ? <LocalizedText value={name} /> : t('site.name')}</p>
          <p>{description ? <LocalizedText value={description} /> : t('site.description')}</p>
          {localize(contact) && (
            <address>
              <LocalizedText value={contact} />
            </address>
          )}
          <SocialLinks />
        </div>
        <nav aria-label={t('frame.quick_links')}>
          <h2>{t('frame.quick_links')}</h2>
          <ul>
            {quickPlaces.map((place) => (
              <li key={place}>
                <PlaceLink to={place}>{t(`nav.${place}`)}</PlaceLink>
              </li>
            ))}
            <li>
              <PlaceLink to="announcements" anchor={alertsAnchor}>
                {t('announcements:alerts.bell')}
              </PlaceLink>
            </li>
          </ul>
        </nav>
        <div>
          <EditionSwitch />
          <InstallInvitation />
        </div>
      </div>
      <p className={classes.rights}>
        {t('frame.rights', { year: new Date(presentTime()).getUTCFullYear() })}
        <PlaceLink to="privacy">{t('nav.privacy')}</PlaceLink>
      </p>
    </footer>
  );
}

function SocialLinks() {
  return (
    <ul className={classes.social}>
      {(Object.keys(networks) as (keyof typeof networks)[]).map((network) => (
        <SocialLink key={network} network={network} />
      ))}
    </ul>
  );
}

function SocialLink({ network }: { network: keyof typeof networks }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const address = localize(useSiteContent(network)?.content);
  const Icon = networks[network];
  if (!isHttps(address)) return null;
  return (
    <li>
      <a
        href={address}
        rel="noopener noreferrer"
        target="_blank"
        aria-label={t(`social.${network}`)}
      >
        <Icon aria-hidden stroke={1.5} />
      </a>
    </li>
  );
}
