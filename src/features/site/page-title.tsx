import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { excerpt } from '#shared/excerpt.ts';
import { useLocalize } from '#ui/localized-text.tsx';

/** The longest description of a page, in characters: search engines and chats show less. */
const longest = 300;

/** The document's title after the specification's template, '{page} - {home subtitle}'. */
export function PageTitle({ page, description }: { page: string; description?: string }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const subtitle = localize(useSiteContent('hero_subtitle')?.content) || t('site.subtitle');
  return (
    <>
      <title>{page ? `${page} - ${subtitle}` : subtitle}</title>
      {description && (
        <meta
          name="description"
          content={excerpt(description.replace(/[\t\n\r ]+/g, ' '), longest)}
        />
      )}
    </>
  );
}
