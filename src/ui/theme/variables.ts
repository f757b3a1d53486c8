import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables, theme } from './theme.ts';

type Variables = Record<string, string>;

const house = mergeMantineTheme(DEFAULT_THEME, theme);
const ours = defaultCssVariablesResolver(house);
const theirs = defaultCssVariablesResolver(DEFAULT_THEME);
const own = cssVariables(house);

/** Colours that nobody names. */
const unused = /^--mantine-color-(?:blue|cyan|grape|indigo|lime|pink|teal|violet|yellow)-/;

/** What differs from Mantine's own style sheet, with what the house adds. */
function changed(name: 'variables' | 'dark' | 'light'): Variables {
  const values = Object.entries({ ...ours[name], ...own[name] } as Variables);
  const known = theirs[name] as Variables;
  return Object.fromEntries(
    values.filter(([key, value]) => known[key] !== value && !unused.test(key)),
  );
}

/**
 * The theme's variables as CSS, for `variables.css` (`npm run theme`): a style sheet among the others,
 * so that a published page carries those that it reads.
 */
export const variables = convertCssVariables({
  variables: changed('variables'),
  dark: { ...changed('dark'), '--mantine-color-scheme': 'dark' },
  light: { ...changed('light'), '--mantine-color-scheme': 'light' },
});
