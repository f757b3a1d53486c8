import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';

/** Changes between light and dark; until it is used the device's own setting holds. */
export function SchemeSwitch() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const Icon = dark ? IconSun : IconMoon;
  return (
    <IconButton
      aria-label={t(dark ? 'scheme.light' : 'scheme.dark')}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden stroke={1.6} />
    </IconButton>
  );
}
