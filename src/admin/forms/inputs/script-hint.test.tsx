import { expect, test } from 'vitest';
import { rendered } from '../../../../tests/tools/rendered.tsx';
import { ScriptHint } from './script-hint.tsx';

test.each([
  ['fr', 'أمينة بنيس', true],
  ['en', 'أمينة', true],
  ['ar', 'أمينة بنيس', false],
  ['fr', 'Amina Bennis', false],
  ['fr', 'Le livre « الحكم » d’Ibn Ata Allah', false],
  ['en', '', false],
] as const)('in a field of %s, %s is asked about: %s', async (language, text, asked) => {
  const shown = await rendered(<ScriptHint {...{ language, text }} />);
  expect(shown.includes('Arabic letters')).toBe(asked);
});
