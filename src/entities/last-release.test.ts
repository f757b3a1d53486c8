import { expect, test } from 'vitest';
import { versionName } from './last-release.ts';

test.each([
  ['Version 2', '2'],
  ['version finale', 'finale'],
  ['النسخة 2', '2'],
  ['نسخة نهائية', 'نهائية'],
  ['2.1', '2.1'],
  ['Programme définitif', 'Programme définitif'],
  ['Version', 'Version'],
  ['Versionnée 3', 'Versionnée 3'],
])('the word “version” is not said twice: %s', (name, said) => {
  expect(versionName({ name })).toBe(said);
});
