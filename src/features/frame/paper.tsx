import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';
import { directionOf } from '#shared/localized.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { usePaperMargins } from '#ui/paper-margins.ts';

/** Has every page that is printed name the forum and its days in the margins. */
export function Paper() {
  const { t } = useTranslation();
  const words = useLocalize();
  const format = useFormat();
  const name = words(useSiteContent('site_name')?.content) || t('site.name');
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const dates = edition ? format.dateRange(edition.starts_on, edition.ends_on) : '';
  usePaperMargins(name, dates, directionOf(useLanguage()));
  return null;
}
