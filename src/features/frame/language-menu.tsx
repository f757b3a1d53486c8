import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { languageNames, languages } from '#i18n/languages.ts';
import { changeLanguage } from '#i18n/start.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf } from '#shared/localized.ts';
import classes from './menu.module.css';

/** The menu of the three languages on its button, open from the start. */
export function LanguageMenu({ button }: { button: ReactNode }) {
  const current = useLanguage();
  return (
    <Menu position="bottom-end" withinPortal defaultOpened>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            dir={directionOf(language)}
            aria-current={language === current || undefined}
            className={classes.item}
            onClick={() => void changeLanguage(language)}
          >
            {languageNames[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
