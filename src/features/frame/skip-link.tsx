import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** The first thing that the keyboard meets: past what surrounds the page, to its `main`. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads there by itself before the app has come
    <a className={classes.skip} href="#main" onClick={skip}>
      {t('frame.skip_to_content')}
    </a>
  );
}

/** Without a step in the history, which would be of another list than the one that is come back to. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
