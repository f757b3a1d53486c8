import { expect, test } from 'vitest';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { ScheduleNotices } from './schedule-notices.tsx';

test('a language that the forum does not have is told by its name, not by its code', async () => {
  const notices = [
    { code: 'other_language', effect: 'note', where: { title: 'Stille' }, detail: 'de' },
  ] as const;
  expect(await rendered(<ScheduleNotices notices={notices} />)).toContain('Stille · German<');
});
