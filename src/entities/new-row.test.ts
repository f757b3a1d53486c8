import { expect, test } from 'vitest';
import { newRow } from './new-row.ts';

test('what is new begins in its edition, unpublished and off the air', () => {
  expect(newRow('speaker', 21)).toMatchObject({ edition_ids: [21], published: false, name: {} });
  expect(newRow('streaming', 21)).toMatchObject({ edition_id: 21, status: 'offline' });
  expect(newRow('announcement', 21)).toMatchObject({ edition_id: 21, status: 'draft' });
});
