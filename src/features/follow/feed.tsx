import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { type Followed, feedPath } from '#shared/feed-path.ts';
import { FeedAddress } from './feed-address.tsx';

/** The calendar of the programme, a hall or a speaker, in the reader's language. */
export function Feed({ followed }: { followed: Followed }) {
  const { t } = useTranslation('follow');
  const language = useLanguage();
  return (
    <>
      <p>{t('text')}</p>
      <FeedAddress address={`${location.origin}${feedPath(followed, language)}`} />
    </>
  );
}
