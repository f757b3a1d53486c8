import { afterEach, expect, test, vi } from 'vitest';
import { createFavouritesState } from '#visitor/favourites/shown.ts';
import { favourites } from '#visitor/favourites/start.ts';
import own from '../../../public/locales/en/favourites.json';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { Question } from './receive.tsx';

afterEach(() => vi.restoreAllMocks());

/** What is asked on a device whose visitor has opened this. */
function asked(opened: object) {
  const none = createFavouritesState().getState();
  const state = { ...none, visitor: { key: 'own', offset: 0, ...opened } };
  vi.spyOn(favourites.state, 'getInitialState').mockReturnValue(state);
  return rendered(<Question count={0} />);
}

test('who takes on another device’s favourites is told before that their own link and calendar end', async () => {
  expect(await asked({ share: { code: 'abc', name: null } })).toContain(own.receive.ends);
  expect(await asked({ calendar: 'abc' })).toContain(own.receive.ends);
  const none = await asked({});
  expect(none).toContain(own.receive.ask_zero);
  expect(none).not.toContain(own.receive.ends);
});
