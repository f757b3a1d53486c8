import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { KhatamStar } from '#ui/khatam.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import classes from './great-view.module.css';

/** Before anything is known: whose screen it is. */
export function EmptyView() {
  const { t } = useTranslation();
  const name = useSiteContent('site_name')?.content;
  return (
    <div className={classes.view}>
      <KhatamStar className={classes.star} />
      <h1 className={classes.great}>
        {name ? <LocalizedText value={name} unmarked /> : t('site.name')}
      </h1>
      <p className={classes.what}>{t('site.description')}</p>
    </div>
  );
}
