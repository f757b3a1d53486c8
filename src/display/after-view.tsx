import { useTranslation } from 'react-i18next';
import { KhatamStar } from '#ui/khatam.tsx';
import classes from './great-view.module.css';

/** After the last session of the edition. */
export function AfterView() {
  const { t } = useTranslation('display');
  return (
    <div className={classes.view}>
      <KhatamStar className={classes.star} />
      <h1 className={classes.great}>{t('after')}</h1>
      <p className={classes.what}>{t('after_text')}</p>
    </div>
  );
}
