import { expect, test } from 'vitest';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { AnnouncementTicker } from './announcement-ticker.tsx';

test('each announcement that passes leads to itself among the others', async () => {
  const rows = ['shuttle', 'lunch'].map((id) =>
    sent('announcement', rowOf('announcement', { id, title: { en: id }, status: 'sent' })),
  );
  const shown = await rendered(<AnnouncementTicker />, rows);
  for (const id of ['shuttle', 'lunch']) {
    expect(shown).toMatch(new RegExp(`href="/annonces#${id}"[^>]*>${id}`));
  }
});
