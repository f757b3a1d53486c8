import { expect, test } from 'vitest';
import { rowOf } from '../../tests/fixtures/row.ts';
import { rendered } from '../../tests/tools/rendered.tsx';
import { TakeoverView } from './takeover-view.tsx';

const until = Date.parse('2026-11-21T07:00:00Z');
const announcement = rowOf('announcement', {
  ...{ id: 'a', title: { en: 'Storm' }, message: { en: 'Stay inside' } },
  expires_at: new Date(until).toISOString(),
});
const at = (instant: string) =>
  rendered(
    <TakeoverView screen={{ view: 'takeover', announcement, until }} now={Date.parse(instant)} />,
  );

test('an announcement that holds into another day says until which', async () => {
  expect(await at('2026-11-20T21:00:00Z')).toContain('Until Sat 21 Nov 08:00');
  expect(await at('2026-11-21T05:00:00Z')).toContain('Until 08:00');
});
