import { useForum } from '#features/site/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf } from '#shared/localized.ts';
import { usePaperMargins } from '#ui/paper-margins.ts';

/** Has every page that is printed name the forum and its days in the margins. */
export function Paper() {
  const { name, dates } = useForum();
  usePaperMargins(name, dates, directionOf(useLanguage()));
  return null;
}
