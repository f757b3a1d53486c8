import { useTranslation } from 'react-i18next';
import { Feed } from './feed.tsx';
import classes from './my-feeds.module.css';
import { OwnFeed } from './own-feed.tsx';

/** One's own calendar, and the one of the whole programme. */
export function MyFeeds() {
  const { t } = useTranslation('common');
  return (
    <>
      <section className={classes.feed} aria-labelledby="follow-mine">
        <h3 id="follow-mine">{t('nav.my_program')}</h3>
        <OwnFeed />
      </section>
      <section className={classes.feed} aria-labelledby="follow-all">
        <h3 id="follow-all">{t('nav.programme')}</h3>
        <Feed followed={{ name: 'programme' }} />
      </section>
    </>
  );
}
