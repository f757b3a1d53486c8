import { expect, test } from 'vitest';
import type { SiteContent } from '#entities/index.ts';
import { createContentStore } from './content/content-store.ts';
import { unsavedView } from './unsaved-view.ts';

const text = (key: string, fr: string): SiteContent => ({ key, content: { fr }, image_url: null });
const store = () => {
  const made = createContentStore();
  made.apply([
    { kind: 'site_content', id: 'a', revision: 1, row: text('a', 'Un') },
    { kind: 'site_content', id: 'b', revision: 2, row: text('b', 'Deux') },
  ]);
  return made;
};

test('a draft stands in the place of its row, the others stay', () => {
  const { state } = store();
  const rows = new Map([['a', text('a', 'Nouveau')]]);
  const shown = unsavedView({ state }, 'site_content', rows, false).state.getState().content;
  expect(shown.site_content.get('a')?.content.fr).toBe('Nouveau');
  expect(shown.site_content.get('b')?.content.fr).toBe('Deux');
  expect(state.getState().content.site_content.get('a')?.content.fr).toBe('Un');
});

test('alone, nothing else of its kind is seen; the state stays the same until something changes', () => {
  const { state, apply } = store();
  const view = unsavedView({ state }, 'site_content', new Map([['c', text('c', 'Seul')]]), true);
  expect([...view.state.getState().content.site_content.keys()]).toEqual(['c']);
  expect(view.state.getState()).toBe(view.state.getState());
  apply([{ kind: 'edition', id: '21', revision: 3, row: { id: 21 } as never }]);
  expect(view.state.getState().content.edition.size).toBe(1);
});
