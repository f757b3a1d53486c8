import { createContentStore } from '#replica/content/content-store.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import type { Forum } from './forum.ts';

/** What an administrator's device holds of edition 21, as its screens read it. */
export async function deviceContent(forum: Forum) {
  const { rows } = await forum.pull({ edition: 21, audience: 'admin' }, forum.administrator);
  const store = createContentStore();
  store.apply(rows as unknown as SyncRow[]);
  return store.state.getState().content;
}
