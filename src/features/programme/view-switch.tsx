import { IconLayoutColumns, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './view-switch.module.css';

const views = [
  { value: '', word: 'view_list', icon: IconList },
  { value: 'grid', word: 'view_grid', icon: IconLayoutColumns },
] as const;

/** Chooses between the list by time and the plan of halls; only wide screens have room for both. */
export function ViewSwitch({
  value,
  onChange,
}: {
  value: string;
  onChange: (view: string) => void;
}) {
  const { t } = useTranslation('programme');
  return (
    <fieldset className={classes.switch}>
      <legend className="visually-hidden">{t('view')}</legend>
      {views.map(({ value: view, word, icon: Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === (value === 'grid' ? 'grid' : '')}
          onClick={() => onChange(view)}
        >
          <Icon aria-hidden stroke={1.6} />
          {t(word)}
        </button>
      ))}
    </fieldset>
  );
}
