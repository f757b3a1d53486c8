import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { useFormat } from '#i18n/format.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';
import { useLocalize } from '#ui/localized-text.tsx';

/** What the forum is called and when the edition on show takes place, in words; '' while that is unknown. */
export function useForum(): { readonly name: string; readonly dates: string } {
  const { t } = useTranslation('common');
  const localize = useLocalize();
  const format = useFormat();
  const name = localize(useSiteContent('site_name')?.content) || t('site.name');
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  return { name, dates: edition ? format.dateRange(edition.starts_on, edition.ends_on) : '' };
}
