import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { succeed } from '#shared/failure.ts';
import { createDeviceMemory } from '../../../tests/fixtures/device-memory.ts';
import type { Audience } from '../protocol/pull.ts';
import { createRevisionNote } from './revision-note.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A device whose notes are kept; `again` opens its next page. */
function device(audience: Audience = 'public') {
  const memory = createDeviceMemory();
  const notes: Readonly<Record<string, unknown>>[] = [];
  const post: Parameters<typeof createRevisionNote>[0]['post'] = async (_name, body, read) => {
    notes.push(body);
    return succeed(read(true) as never);
  };
  const again = () => createRevisionNote({ post }, memory, { audience, code: 'A CODE' });
  return { notes, again, revisions: () => notes.map(({ p_revision }) => p_revision) };
}

test('a burst of revisions is one note of the last, and the next follows minutes later', async () => {
  const { again, revisions } = device();
  const note = again();
  for (const revision of [1, 2, 3]) note.hold(21, revision);
  await vi.advanceTimersByTimeAsync(minute);
  expect(revisions()).toEqual([3]);
  note.hold(21, 4);
  note.hold(21, 5);
  await vi.advanceTimersByTimeAsync(1.4 * minute);
  expect(revisions()).toEqual([3]);
  await vi.advanceTimersByTimeAsync(2.2 * minute);
  expect(revisions()).toEqual([3, 5]);
});

test('what was noted is not noted again by the next page, until half a day has passed', async () => {
  const { again, notes } = device();
  again().hold(21, 3);
  await vi.advanceTimersByTimeAsync(minute);
  again().hold(21, 3);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(notes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(12 * 60 * minute);
  again().hold(21, 3);
  await vi.advanceTimersByTimeAsync(minute);
  expect(notes).toHaveLength(2);
});

test('a device keeps one random name; a page that closes says nothing', async () => {
  const { again, notes } = device('staff');
  again().hold(21, 3);
  await vi.advanceTimersByTimeAsync(minute);
  again().hold(21, 4);
  await vi.advanceTimersByTimeAsync(5 * minute);
  const names = new Set(notes.map(({ p_device }) => p_device));
  expect([...names][0]).toMatch(/^[A-Za-z0-9_-]{21}[AQgw]$/);
  expect(names.size).toBe(1);
  expect(notes[0]).toMatchObject({ p_edition: 21, p_audience: 'staff', p_code: 'A CODE' });
  const closing = again();
  closing.hold(21, 5);
  closing.stop();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(notes).toHaveLength(2);
});

test('the back office is not counted', async () => {
  const { again, notes } = device('admin');
  again().hold(21, 3);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(notes).toEqual([]);
});
