import { expect, test } from 'vitest';
import type { Kind } from '#entities/index.ts';
import { previewImport } from './plan.ts';
import { readSchedule } from './read-schedule.ts';

const read = (...lines: string[]) => {
  const text = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:a', 'SUMMARY:Talk'],
    ...['DTSTART:20261120T090000Z', 'DTEND:20261120T100000Z', ...lines],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n');
  const reading = readSchedule(new TextEncoder().encode(text));
  if (!reading.ok) throw new Error(reading.reason.code);
  return reading.source;
};

test.each([
  ['names nobody takes nobody away', [], 'unchanged'],
  ['names others brings them', ['ATTENDEE;CN=Karim;ROLE=CHAIR:mailto:k@a.example'], 'changed'],
])('a file that %s', async (_, lines, state) => {
  const { foreseen } = await previewImport(read(), 21, new Map());
  const [made] = foreseen.filter(({ kind }) => kind === 'event');
  expect(made?.row.participant_ids).toEqual([]);
  // Somebody has said by hand since who speaks there.
  const row = { ...made?.row, participant_ids: ['00000000-0000-4000-8000-00000000000b'] };
  const held = new Map<Kind, ReadonlyMap<string, object>>([
    ['edition', new Map([['21', { id: 21, starts_on: '2026-11-20', ends_on: '2026-11-22' }]])],
    ['event', new Map([[made?.id ?? '', row]])],
  ]);
  const again = await previewImport(read(...lines), 21, held as never);
  expect(again.foreseen.find(({ kind }) => kind === 'event')?.state).toBe(state);
});
