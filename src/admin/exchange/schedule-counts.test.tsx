import { expect, test } from 'vitest';
import { previewImport } from '#exchange/plan.ts';
import { readIcal } from '#exchange/read-ical.ts';
import exchange from '../../../public/locales/en/admin-exchange.json';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { ScheduleSummary } from './schedule-counts.tsx';

const summaryFor = async (...lines: string[]) => {
  const calendar = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  return rendered(
    <ScheduleSummary plan={await previewImport(readIcal(calendar), 21, new Map())} />,
  );
};

test('a calendar whose sessions have no end is not told to be whole', async () => {
  const begun = ['BEGIN:VEVENT', 'SUMMARY:Vigil', 'DTSTART:20261128T100000'];
  expect(await summaryFor(...begun, 'DURATION:PT1H', 'END:VEVENT')).toContain(
    exchange.schedule.whole,
  );
  const damaged = await summaryFor(...begun, ...begun);
  expect(damaged).not.toContain(exchange.schedule.whole);
  expect(damaged).toContain(exchange.schedule.damaged.replace('{{number}}', '2'));
});
