import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf } from '#shared/localized.ts';
import button from './button.module.css';
import './mantine.css';
import './fonts.css';
import './tokens.css';
import './paper.css';
import './variables.css';
import { theme } from './theme.ts';

/** The theme with what is said of it in style sheets; the theme itself is read without any. */
const dressed = {
  ...theme,
  components: { ...theme.components, Button: { classNames: button } },
};

/** Gives everything inside the house's look, in the writing direction of the reader's language. */
export function House({ children }: { children: ReactNode }) {
  const direction = directionOf(useLanguage());
  return (
    // The direction is read once on mounting, hence the key: a new one rebuilds what depends on it.
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={dressed}
        defaultColorScheme="auto"
        withStaticClasses={false}
        withGlobalClasses={false}
        withCssVariables={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
