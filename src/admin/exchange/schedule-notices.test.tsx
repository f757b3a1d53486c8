import { expect, test } from 'vitest';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { ScheduleNotices } from './schedule-notices.tsx';

test('a language that the forum does not have is told by its name, not by its code', async () => {
  const notices = [
    { code: 'other_language', effect: 'note', where: { title: 'Stille' }, detail: 'de' },
  ] as const;
  expect(await rendered(<ScheduleNotices notices={notices} />)).toContain('Stille · German<');
});

test('the days of a programme are told as readers write them', async () => {
  const notices = [
    { code: 'venue_day', effect: 'changed', where: { title: 'Vigil' }, detail: '2026-11-28' },
    { code: 'bad_date_ignored', effect: 'note', where: { title: 'Walk' }, detail: '2026-02-31' },
  ] as const;
  const html = await rendered(<ScheduleNotices notices={notices} />);
  expect(html).toContain('Vigil · 28 November 2026<');
  expect(html).toContain('Walk · 2026-02-31<');
});

test('what a file no longer has is told with its kind as the back office names it', async () => {
  const notices = [
    { code: 'not_in_file', effect: 'note', where: { title: 'Vigil' }, detail: 'event' },
  ] as const;
  expect(await rendered(<ScheduleNotices notices={notices} />)).toContain('Vigil · Session<');
});

test('an hour that nobody can be sure of is seen without opening anything', async () => {
  const zone = { code: 'unknown_zone', effect: 'changed', where: {}, detail: 'Mars' } as const;
  const room = { code: 'no_room', effect: 'changed', where: {} } as const;
  const html = await rendered(<ScheduleNotices notices={[zone, room]} />);
  expect(html.match(/<details[^>]*>/g)).toEqual(['<details open="">', '<details>']);
});
