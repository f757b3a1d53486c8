import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** The first thing that the keyboard meets: past what surrounds the page, to its `main`. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={classes.skip} href="#main">
      {t('frame.skip_to_content')}
    </a>
  );
}
