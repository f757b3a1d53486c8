import { expect, test } from 'vitest';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { QiblaRose } from './qibla-rose.tsx';

test('what tells of the compass is there before it says anything else, for screen readers to hear that', async () => {
  const shown = await rendered(<QiblaRose bearing={99} />);
  expect(shown).toMatch(/<div role="status"[^>]*><p[^>]*>North is/);
});
