import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { useLocalize } from '#ui/localized-text.tsx';

/** The document's title after the specification's template, '{page} - {home subtitle}'. */
export function PageTitle({ page, description }: { page: string; description?: string }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const subtitle = localize(useSiteContent('hero_subtitle')?.content) || t('site.subtitle');
  return (
    <>
      <title>{page ? `${page} - ${subtitle}` : subtitle}</title>
      {description && <meta name="description" content={description.slice(0, 300)} />}
    </>
  );
}
