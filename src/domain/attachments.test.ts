import { expect, test } from 'vitest';
import type { Attachment } from '#entities/index.ts';
import { attachmentsByEvent } from './attachments.ts';

const rows = [
  { id: 'b', event_id: 'one', position: 1 },
  { id: 'c', event_id: 'one', position: 0 },
  { id: 'a', event_id: 'one', position: 1 },
  { id: 'd', event_id: 'other', position: 0 },
] as Attachment[];

test('the documents of a session are its own, in order', () => {
  const all = attachmentsByEvent(new Map(rows.map((row) => [row.id, row])));
  expect(all.get('one')?.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(all.get('none')).toBeUndefined();
});
