import { expect, test } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { linksOf } from './links.ts';

function links(...rows: readonly { kind: string; id: string; row: object }[]) {
  const store = createContentStore();
  store.apply(rows.map((one, revision) => ({ revision, ...one }) as unknown as SyncRow));
  return linksOf(store.state.getState().content);
}

test('addresses are found in fields, in formatted texts and in the content of the site', () => {
  const found = links(
    { kind: 'exhibitor', id: 'stand', row: { id: 'stand', website: 'https://stand.example' } },
    { kind: 'exhibitor', id: 'none', row: { id: 'none', website: null } },
    { kind: 'exhibitor', id: 'bad', row: { id: 'bad', website: 'www.bad.example' } },
    {
      kind: 'news',
      id: 'story',
      row: {
        id: 'story',
        content: {
          fr: '<p><a href="https://a.example/?x=1&amp;y=2">a</a> <a href="tel:+2125">b</a></p>',
          en: '<a rel="noopener" href="https://a.example/?x=1&amp;y=2">a</a>',
        },
      },
    },
    {
      kind: 'site_content',
      id: 'social_youtube',
      row: { key: 'social_youtube', content: { fr: 'https://tube.example/forum' } },
    },
    {
      kind: 'site_content',
      id: 'site_name',
      row: { key: 'site_name', content: { fr: 'https://no.link.example' } },
    },
  );
  expect(found).toEqual(
    expect.arrayContaining([
      { kind: 'exhibitor', id: 'stand', address: 'https://stand.example' },
      { kind: 'exhibitor', id: 'bad', address: 'www.bad.example' },
      { kind: 'news', id: 'story', address: 'https://a.example/?x=1&y=2' },
      { kind: 'site_content', id: 'social_youtube', address: 'https://tube.example/forum' },
    ]),
  );
  expect(found).toHaveLength(4);
});
