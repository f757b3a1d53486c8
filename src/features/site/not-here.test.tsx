import { expect, test, vi } from 'vitest';
import { unknownStatus } from '#replica/content/status.ts';
import * as asking from '#replica/use-asked-anew.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { NotHere } from './not-here.tsx';

const place = <NotHere title="Session not found" to="programme" back="Back" />;

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

test('who is led to what was withdrawn meanwhile reads that it is there no longer', async () => {
  const asked = vi.spyOn(asking, 'useAskedAnew').mockReturnValue('answered');
  const markup = await rendered(place, [], { status: { ...unknownStatus, asOf: 1, online: true } });
  expect(markup).toContain('does not exist, not yet or no longer');
  expect(markup).not.toContain('something newer');
  asked.mockRestore();
});

test.each([
  [19, true],
  [21, false],
])(
  'with edition %i chosen of which 21 is current, a link is said to be of another: %s',
  async (edition, isSaid) => {
    const editions = [
      sent('edition', rowOf('edition', { id: 19, year: 2024 })),
      sent('edition', rowOf('edition', { id: 21, year: 2026, is_current: true })),
    ];
    const markup = await rendered(place, editions, {
      edition,
      status: { ...unknownStatus, asOf: 1, online: false },
    });
    expect(markup.includes('another edition than the current one')).toBe(isSaid);
    expect(markup.includes('See the current edition')).toBe(isSaid);
  },
);
