import { expect, test } from 'vitest';
import { joiningLink, readJoiningCode, typedJoiningCode } from './joining-link.ts';

test('a link carries its code to the place where devices join, where no server sees it', () => {
  const link = new URL(joiningLink('https://forum.example', 'AB-12 é'));
  expect(link.pathname).toBe('/annonces');
  expect(link.search).toBe('');
  expect(readJoiningCode(link.hash)).toBe('AB-12 é');
  expect(joiningLink('https://forum.example', 'AB-12')).toBe(
    'https://forum.example/annonces#code=AB-12',
  );
});

test('the fragment that leads to an announcement carries no code', () => {
  expect(readJoiningCode('#4b3f3c1e-0000-4000-8000-000000000001')).toBeUndefined();
  expect(readJoiningCode('')).toBeUndefined();
  expect(readJoiningCode('code=')).toBeUndefined();
});

test.each([
  '7K3A-90XZ',
  ' ٧K٣A-٩٠XZ ',
  '۷K۳A-۹۰XZ',
  ' https://forum.example/annonces?lang=ar#code=7K3A-90XZ\n',
])('a code is read as it was given out: %j', (typed) => {
  expect(typedJoiningCode(typed)).toBe('7K3A-90XZ');
});
