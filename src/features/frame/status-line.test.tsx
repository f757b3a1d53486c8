import { expect, test } from 'vitest';
import { unknownStatus } from '#replica/content/status.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { StatusLine } from './status-line.tsx';

const lineWhere = (more: Partial<typeof unknownStatus>) =>
  rendered(<StatusLine />, [], { status: { ...unknownStatus, online: true, ...more } });

test('who listens does not hear of each round, and hears when the server is out of reach', async () => {
  for (const updating of [false, true]) {
    expect(await lineWhere({ updating })).toContain('aria-live="off"');
  }
  expect(await lineWhere({ late: true })).not.toContain('aria-live');
  expect(await lineWhere({ online: false })).not.toContain('aria-live');
});
