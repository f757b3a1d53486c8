import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const house: MantineColorsTuple = [
  '#eaf5f0',
  '#d3e8df',
  '#a6d2c0',
  '#76bb9f',
  '#4fa884',
  '#2f8f6b',
  '#1a7456',
  '#0c4a3a',
  '#0a3f31',
  '#08352a',
];

const gold: MantineColorsTuple = [
  '#fbf4e3',
  '#f3e6c4',
  '#e7cf95',
  '#d8b465',
  '#cb9f45',
  '#b98a2f',
  '#946b1d',
  '#7a5712',
  '#5f430d',
  '#463108',
];

/** Disabled and neutral things on ivory. */
const gray: MantineColorsTuple = [
  '#fbf7ee',
  '#f3ecdc',
  '#ebe2ce',
  '#e2d6bd',
  '#cdbf9f',
  '#a3977c',
  '#756e5a',
  '#4d5a53',
  '#2f3a34',
  '#16211c',
];

/** Grounds, lines and texts of the dark scheme, from text to deepest ground. */
const dark: MantineColorsTuple = [
  '#f4eddd',
  '#b7c0b6',
  '#93a097',
  '#6f7f76',
  '#37504a',
  '#23362f',
  '#172923',
  '#12211c',
  '#0e1b17',
  '#0b1613',
];

const noLandmark = { defaultProps: { role: 'presentation' } };

/** Mantine dressed in the house's colours; everything else of the look is in tokens.css. */
export const theme = createTheme({
  primaryColor: 'house',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  colors: { house, gold, gray, dark },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '600' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  // What heads a dialog is no banner of the page.
  components: { DrawerHeader: noLandmark, ModalHeader: noLandmark },
});

/** Makes Mantine's own surfaces and texts follow the tokens in both schemes. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--ground)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-red-text': 'var(--danger)',
    '--mantine-color-red-light': 'color-mix(in srgb, var(--danger) 14%, var(--ground))',
    '--mantine-color-red-light-hover': 'color-mix(in srgb, var(--danger) 22%, var(--ground))',
    '--mantine-color-red-light-color': 'var(--danger)',
    '--mantine-color-red-filled': '#a3261b',
    '--mantine-color-red-filled-hover': '#8a1f15',
  };
  return { variables: {}, light: shared, dark: shared };
};
