import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { Paragraphs } from './paragraphs.tsx';
import { RichText } from './rich-text.tsx';

const i18n = createInstance();
await i18n.init({ lng: 'fr', resources: {} });

/** What is shown to a reader of French. */
const inFrench = (shown: ReactNode) =>
  renderToStaticMarkup(<I18nextProvider i18n={i18n}>{shown}</I18nextProvider>).replaceAll(
    '&nbsp;',
    '\u00a0',
  );

test.each([
  ['a second paragraph', <Paragraphs key="text" value={{ fr: 'Avant\nCasques : ici' }} />],
  ['formatted text', <RichText key="html" value={{ fr: '<p>Casques : ici</p>' }} />],
])('%s in French has no sign that could begin a line', (_, shown) => {
  expect(inFrench(shown)).toContain('Casques\u00a0: ici');
});

test('the mark within a text of another language is named in the reader’s, and spoken so', () => {
  expect(inFrench(<Paragraphs value={{ ar: 'نص' }} />)).toMatch(
    /<div [^>]*lang="ar"[^>]*>.*<abbr [^>]*lang="fr"[^>]*>AR<\/abbr>/,
  );
});
