import { useTranslation } from 'react-i18next';
import { lastRelease, versionName } from '#entities/last-release.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { venueClock } from '#shared/time.ts';

/** Which version of the programme is in force, in words; '' before the first release. */
export function useVersion(): string {
  const { t } = useTranslation('programme');
  const format = useFormat();
  const last = lastRelease(useContent('release').values());
  if (!last) return '';
  const { date } = venueClock(Date.parse(last.released_at));
  return t('version', { name: versionName(last), day: format.shortDay(date) });
}
