import { expect, test } from 'vitest';
import type { Release } from '#entities/index.ts';
import { lastRelease } from '#entities/last-release.ts';
import { versionText } from './version.ts';

const release = (number: number, name: string) =>
  ({ number, name, released_at: '2026-11-12T23:30:00.000Z' }) as Release;

test('a schedule names the last release by its day at the venue, and what has changed since by a mark', () => {
  expect(versionText(undefined, '4812')).toBe('4812');
  const last = lastRelease([release(2, 'deux'), release(10, 'dix'), release(9, 'neuf')]);
  expect(versionText(last, '4812')).toBe('dix (2026-11-13) · 4812');
});
