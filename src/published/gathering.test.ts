import { expect, test } from 'vitest';
import type { Kind, Row } from '#entities/index.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import { Gathering } from './gathering.ts';

const row = (kind: Kind, id: string) => ({
  kind,
  id,
  revision: 1,
  row: { id, key: id } as unknown as Row,
});

function contentOf(...keys: readonly (readonly [Kind, string])[]) {
  const store = createContentStore();
  const rows = keys.map(([kind, id]) => row(kind, id));
  store.seed({ edition: 1, asOf: 0, rows, outline: { days: [] } });
  return store.state.getState().content;
}

test('whatever the order, a row is there as much as the most that is wanted of it', () => {
  const content = contentOf(['speaker', 's']);
  const extentOf = (page: Gathering) => page.shown.get('speaker:s')?.extent;
  expect(extentOf(new Gathering(content).add('speaker', 's', 'named'))).toBe('named');
  expect(extentOf(new Gathering(content).add('speaker', 's', 'named').add('speaker', 's'))).toBe(
    'listed',
  );
  expect(extentOf(new Gathering(content).about('speaker', 's').add('speaker', 's', 'named'))).toBe(
    'whole',
  );
});

test('of the site’s own texts those of a section come', () => {
  const content = contentOf(['site_content', 'about_title'], ['site_content', 'cheikh_title']);
  expect([...new Gathering(content).texts('about').shown.keys()]).toEqual([
    'site_content:about_title',
  ]);
});
