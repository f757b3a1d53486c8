import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { chooseScheme, useDark } from '#ui/theme/scheme.ts';
import classes from './scheme-switch.module.css';

/** Changes between light and dark, with the words for it if `worded`; until it is used the device's own setting holds. */
export function SchemeSwitch({ worded = false }: { worded?: boolean }) {
  const { t } = useTranslation();
  const dark = useDark();
  const words = t(dark ? 'scheme.light' : 'scheme.dark');
  const Icon = dark ? IconSun : IconMoon;
  return (
    <IconButton
      aria-label={words}
      className={worded ? (classes.worded ?? '') : ''}
      onClick={() => chooseScheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden stroke={1.6} />
      {worded && <span>{words}</span>}
    </IconButton>
  );
}
