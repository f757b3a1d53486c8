import { expect, test } from 'vitest';
import { type Status, unknownStatus } from '#replica/content/status.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { Stage } from './stage.tsx';

const told = async (status: 'live' | 'offline', more: Partial<Status> = {}) => {
  const streaming = rowOf('streaming', {
    ...{ edition_id: 21, status },
    stream_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  });
  const stage = (
    <Stage edition="21" next={undefined} recording={undefined} onLeaveRecording={() => {}} />
  );
  return rendered(stage, [{ kind: 'streaming', id: '21', revision: 1, row: streaming }], {
    status: { ...unknownStatus, ...more },
  });
};

test('whether the broadcast is on stands on the page once, also for who listens to it', async () => {
  const [on, off] = [await told('live'), await told('offline')];
  expect(on.split('The broadcast is on.')).toHaveLength(2);
  expect(off.split('The broadcast is not on at the moment.')).toHaveLength(2);
});

test('where the server gives no answer nothing says that the broadcast is still on', async () => {
  for (const [how, badge] of [
    [{ late: true }, 'No answer from the server'],
    [{ online: false }, 'Offline'],
  ] as const) {
    const shown = await told('live', how);
    expect(shown).toContain(badge);
    expect(shown).not.toMatch(/The broadcast is on|Live</);
    expect(shown).toContain('Watch');
  }
});
