import { useTranslation } from 'react-i18next';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './tabs.module.css';

/** The whole programme, one's own, or what changed; each has its own address. */
export function ProgrammeTabs({ current = 'mine' }: { current?: 'all' | 'mine' | 'changes' }) {
  const { t } = useTranslation(['favourites', 'programme']);
  return (
    <nav className={classes.tabs} aria-label={t('programme:title')}>
      <PlaceLink to="programme" aria-current={current === 'all' ? 'page' : undefined}>
        {t('favourites:all')}
      </PlaceLink>
      <PlaceLink to="my_program" aria-current={current === 'mine' ? 'page' : undefined}>
        {t('favourites:title')}
      </PlaceLink>
      <PlaceLink
        to="programme"
        search={{ tab: 'changes' }}
        aria-current={current === 'changes' ? 'page' : undefined}
      >
        {t('programme:changes')}
      </PlaceLink>
    </nav>
  );
}
