import { expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { LiveScreen } from './live-screen.tsx';

// As in an app that was started without a published page, whose content is all there.
vi.mock(import('#shared/use-settled.ts'), async (original) => ({
  ...(await original()),
  useTakenOver: () => false,
}));

const nothing = /no session is on|no more sessions|broadcast is not on|off air/gi;

test('nothing is said to be off air or over before the content has come', async () => {
  const come = await rendered(<LiveScreen />);
  expect(come.match(nothing)).toHaveLength(5);
  const coming = await rendered(<LiveScreen />, [], { phase: 'filling' });
  expect(coming.match(nothing)).toBeNull();
});
