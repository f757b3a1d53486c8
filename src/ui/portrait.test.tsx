import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Portrait } from './portrait.tsx';

const person = (id: string, name: object, photo: string | null = null) => ({ id, name, photo });
const markup = (...[someone, size = 7.5]: [ReturnType<typeof person> | undefined, number?]) =>
  renderToStaticMarkup(<Portrait person={someone} size={size} />);
const both = { fr: 'Zaynab Alaoui', ar: 'زينب العلوي' };

test('who has no picture is shown by the name, which adds nothing to what is read out', () => {
  const shown = markup(person('one', both));
  expect(shown).toMatch(/<svg aria-hidden="true"/);
  expect(shown).toContain('العلوي');
  expect(shown).toContain('Zaynab Alaoui');
  expect(shown).not.toContain('<img');
});

test('a name without Arabic is shown as it is', () => {
  const shown = markup(person('one', { en: 'Imogen Faircloth' }));
  expect(shown.match(/Imogen/g)).toHaveLength(1);
  expect(shown).not.toContain('lang="ar"');
});

test('two people of one name have stars of their own; one person has the same everywhere', () => {
  expect(markup(person('one', both))).not.toBe(markup(person('two', both)));
  expect(markup(person('one', both))).toBe(markup(person('one', both)));
});

test('in a small arch one letter stands for the name', () => {
  const shown = markup(person('one', { ar: 'الحسن' }), 3);
  expect(shown).toContain('>ح</text>');
  expect(shown).not.toContain('الحسن');
});

test('a picture is shown, and somebody unknown leaves a star', () => {
  expect(markup(person('one', both, '/portraits/one.webp'))).toContain('<img');
  expect(markup(undefined)).toContain('<path');
});
