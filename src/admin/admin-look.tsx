import { MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Mantine } from '#ui/theme/mantine.tsx';
import './mantine.css';

/** As tall as a thumb wants it; letters of at least 16 px, below which phones zoom in. */
const large = { defaultProps: { size: 'md' } } as const;
const close = '2.75rem';
/** What is off must be seen as well as what is on. */
const edge = { boxShadow: 'inset 0 0 0 1px var(--ink-soft)' };

/** Makes Mantine's pieces as large as somebody on their feet with a phone needs them. */
export function AdminLook({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const label = t('sync.close');
  const shows = t('login.show_password');
  const theme = useMemo(() => {
    const closes = { defaultProps: { closeButtonProps: { 'aria-label': label, size: close } } };
    // However large the letters are, a long word leaves the way out its place.
    const title = { minInlineSize: 0, hyphens: 'auto', overflowWrap: 'anywhere' } as const;
    return {
      components: {
        Button: large,
        ColorInput: large,
        DateInput: large,
        DatePickerInput: large,
        Checkbox: { ...large, styles: { input: edge } },
        // Labels of boxes, pictures and plans are read beside those of plain fields.
        CheckboxGroup: large,
        InputWrapper: large,
        // The arrows are smaller than a finger; those of the keyboard count too.
        NumberInput: { defaultProps: { size: 'md', hideControls: true } },
        PasswordInput: {
          defaultProps: {
            size: 'md',
            rightSectionWidth: close,
            visibilityToggleButtonProps: { 'aria-label': shows, size: close },
          },
          styles: { visibilityToggle: { inlineSize: close, blockSize: close } },
        },
        // Beside each other they would be cut off by large letters.
        SegmentedControl: { ...large, styles: { label: { whiteSpace: 'normal' } } },
        // A list that opens over the form by itself, when a save has led to its field, is in the way.
        Select: {
          defaultProps: { size: 'md', openOnFocus: false, withScrollArea: false },
          styles: { options: { maxBlockSize: '14rem', overflowY: 'auto' } },
        },
        // What opens over the page belongs to what the page is about.
        Popover: { defaultProps: { portalProps: { target: '#main' } } },
        Switch: { ...large, styles: { track: edge } },
        Textarea: large,
        TextInput: large,
        // On the dark ground its shadow alone would not show where it ends.
        Modal: { ...closes, styles: { title, content: { border: '1px solid var(--line)' } } },
        Drawer: { ...closes, styles: { title } },
      },
    };
  }, [label, shows]);
  return (
    <Mantine>
      <MantineThemeProvider theme={theme} inherit>
        {children}
      </MantineThemeProvider>
    </Mantine>
  );
}
