import { expect, test } from 'vitest';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { Moves } from './lightbox.tsx';

test('at the last picture the button that led there keeps the focus, and says that it leads no further', async () => {
  const shown = await rendered(<Moves at={2} count={3} onMove={() => {}} />);
  expect(shown).toMatch(/aria-label="Next picture" aria-disabled="true"/);
  expect(shown).toMatch(/aria-label="Previous picture" aria-disabled="false"/);
  expect(shown).not.toContain('disabled=""');
});
