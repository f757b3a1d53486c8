import { expect, test } from 'vitest';
import { unknownStatus } from '#replica/content/status.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { NotHere } from './not-here.tsx';

const place = <NotHere title="Session not found" back="Back" />;

test('a link opened without a network is not said to lead nowhere', async () => {
  const markup = await rendered(place, [], {
    status: { ...unknownStatus, asOf: 1, online: false },
  });
  expect(markup).toContain('may lead to something newer');
  expect(markup).toContain('No connection');
  expect(markup).toContain('Back');
});

test('nothing is said not to be there before the server was asked', async () => {
  expect(await rendered(place)).not.toContain('not found');
});
