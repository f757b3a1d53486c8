import { expect, test } from 'vitest';
import favourites from '../../../public/locales/en/favourites.json' with { type: 'json' };
import programme from '../../../public/locales/en/programme.json' with { type: 'json' };
import { rendered } from '../../../tests/tools/rendered.tsx';
import { ProgrammeTabs } from './tabs.tsx';

test('the tabs of the programme are called after the programme, not after one of them', async () => {
  const shown = await rendered(<ProgrammeTabs current="all" />);
  expect(shown).toContain(`aria-label="${programme.title}"`);
  expect(shown).not.toContain(`aria-label="${favourites.title}"`);
});
