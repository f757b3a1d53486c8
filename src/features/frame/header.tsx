import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { GlobalSearch } from '#features/search/index.ts';
import { KhatamStar } from '#ui/khatam.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { headerPlaces, useIsCurrent } from './navigation.ts';
import { SchemeSwitch } from './scheme-switch.tsx';

/** Site name, the links (on wide screens), language and colour switches; the menu on phones. */
export function Header() {
  const { t } = useTranslation();
  const name = useSiteContent('site_name')?.content;
  const shortName = useSiteContent('site_short_name')?.content;
  const description = useSiteContent('site_description')?.content;
  const logo = useSiteContent('site_logo_url')?.image_url ?? null;
  const current = useIsCurrent();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <PlaceLink to="home" className={classes.brand}>
          {logo ? (
            <Picture image={logo} alt="" className={classes.logo} small eager />
          ) : (
            <KhatamStar className={classes.logo} />
          )}
          <span className={classes.names}>
            <strong>{name ? <LocalizedText value={name} unmarked /> : t('site.name')}</strong>
            {/* Not beside a name of the forum's own, of which it may not be the short form. */}
            {(shortName || !name) && (
              <strong className={classes.short}>
                {shortName ? <LocalizedText value={shortName} unmarked /> : t('site.short_name')}
              </strong>
            )}
            <small>
              {description ? <LocalizedText value={description} unmarked /> : t('site.description')}
            </small>
          </span>
        </PlaceLink>
        <div className={classes.tools}>
          <PlaceLink to="admin" className={classes.admin}>
            {t('nav.admin')}
          </PlaceLink>
          <GlobalSearch />
          <span className={classes.scheme}>
            <SchemeSwitch />
          </span>
          <LanguageSwitch />
          <MobileMenu />
        </div>
      </div>
      <nav className={classes.links} aria-label={t('frame.main_navigation')}>
        <ul>
          {headerPlaces.map((place) => (
            <li key={place}>
              <PlaceLink to={place} aria-current={current(place)}>
                {t(`nav.${place}`)}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
