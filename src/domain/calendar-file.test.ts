import { afterEach, expect, test, vi } from 'vitest';
import { stateClockSkew } from '#shared/clock.ts';
import { calendarFile } from './calendar-file.ts';
import type { Session } from './programme.ts';

const zone = process.env.TZ;

afterEach(() => {
  vi.useRealTimers();
  stateClockSkew(0);
  process.env.TZ = zone;
});

test('the hours in a calendar file are the venue’s, whatever the clock and the zone of the device', () => {
  process.env.TZ = 'Pacific/Auckland';
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') });
  stateClockSkew(Date.parse('2026-11-20T09:00:00Z') - Date.now());
  const event = {
    ...{ id: 'a', title: { fr: 'Ouverture' }, description: {}, cancelled: false },
    ...{ starts_at: '2026-11-20T20:00:00+01:00', ends_at: '2026-11-20T21:30:00+01:00' },
  };
  const sessions = [{ event }] as unknown as Session[];
  const lines = calendarFile('Forum', sessions, () => 'Ouverture', 'https://forum.example').split(
    '\r\n',
  );
  expect(lines.filter((line) => line.startsWith('DT'))).toEqual([
    'DTSTAMP:20261120T090000Z',
    'DTSTART:20261120T190000Z',
    'DTEND:20261120T203000Z',
  ]);
});
