import { expect, test } from 'vitest';
import { previewImport } from '#exchange/plan.ts';
import { readIcal } from '#exchange/read-ical.ts';
import { fromTo } from '#shared/from-to.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { ScheduleReaders } from './schedule-readers.tsx';

test('the hours of a session that is to come in are written as the programme writes them', async () => {
  const calendar = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'SUMMARY:Vigil',
    'DTSTART:20261128T100000Z',
    'DURATION:PT1H',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  const plan = await previewImport(readIcal(calendar), 21, new Map());
  const shown = await rendered(<ScheduleReaders plan={plan} held={new Map()} publish />);
  expect(shown).toContain(fromTo('11:00', '12:00'));
});
