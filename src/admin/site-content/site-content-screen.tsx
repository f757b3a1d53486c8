import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { useContent } from '#replica/read.ts';
import { isolated } from '#shared/isolated.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useScreenAddress } from '#ui/screen-address.ts';
import { filledIn, sections } from './section.ts';
import { SectionForm } from './section-form.tsx';
import classes from './site-content.module.css';

/** The site's own texts and images: its sections, and under the address of one its form. */
export function SiteContentScreen() {
  const { t } = useTranslation('admin-content');
  const { section: asked } = useScreenAddress().params;
  const section = sections.find((one) => one === asked);
  if (section) return <SectionForm key={section} section={section} />;
  if (!asked) return <Sections />;
  return (
    <EmptyPlace whole title={t('site.unknown')}>
      <PlaceLink to="admin_site_content">{t('site.back')}</PlaceLink>
    </EmptyPlace>
  );
}

function Sections() {
  const { t } = useTranslation(['admin-content', 'admin']);
  const format = useFormat();
  const rows = useContent('site_content');
  return (
    <section className={classes.section} aria-labelledby="sections-title">
      <title>{`${t('admin-content:site.title')} - ${t('admin:title')}`}</title>
      <header className={classes.head}>
        <h1 id="sections-title">{t('admin-content:site.title')}</h1>
        <p>{t('admin-content:site.lead')}</p>
      </header>
      <ul className={classes.list}>
        {sections.map((section) => (
          <li key={section}>
            <h2>
              <PlaceLink to="admin_site_content_section" parameters={{ section }}>
                {t(`admin-content:site.sections.${section}.name`)}
              </PlaceLink>
            </h2>
            <p>{t(`admin-content:site.sections.${section}.lead`)}</p>
            <ul className={classes.filled}>
              {languages.map((language) => {
                const { filled, total } = filledIn(section, rows, language);
                return (
                  total > 0 && (
                    <li key={language} data-gap={filled < total || undefined}>
                      {t('admin-content:site.filled', {
                        filled,
                        total,
                        // Isolated: the name of one script must not carry the numbers along.
                        language: isolated(format.language(language)),
                      })}
                    </li>
                  )
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
