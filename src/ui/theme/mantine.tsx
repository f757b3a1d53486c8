import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf } from '#shared/localized.ts';
import './mantine.css';
import button from './mantine-button.module.css';
import { chooseScheme, onScheme, scheme } from './scheme.ts';
import { theme } from './theme.ts';

/** The theme with what is said of it in style sheets; the theme itself is read without any. */
const dressed = {
  ...theme,
  components: { ...theme.components, Button: { classNames: button } },
};

/** Has Mantine know the scheme that holds here. */
function schemeManager(): MantineColorSchemeManager {
  let unsubscribe = () => {};
  return {
    get: scheme,
    set: chooseScheme,
    subscribe(told) {
      unsubscribe = onScheme(() => told(scheme()));
    },
    unsubscribe: () => unsubscribe(),
    clear: () => chooseScheme('auto'),
  };
}

/**
 * What Mantine's components need around them, in the writing direction of the reader's language. It goes
 * around what uses them: a first visit reads the programme without.
 */
export function Mantine({ children }: { children: ReactNode }) {
  const direction = directionOf(useLanguage());
  const [manager] = useState(schemeManager);
  return (
    // The direction is read once on mounting, hence the key: a new one rebuilds what depends on it.
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={dressed}
        defaultColorScheme="auto"
        colorSchemeManager={manager}
        withStaticClasses={false}
        withGlobalClasses={false}
        withCssVariables={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

/** The same component with Mantine around it. */
export function withMantine<P extends object>(Inner: ComponentType<P>): ComponentType<P> {
  return function WithMantine(props: P) {
    return (
      <Mantine>
        <Inner {...props} />
      </Mantine>
    );
  };
}
