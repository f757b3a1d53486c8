import { expect, test } from 'vitest';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { Stage } from './stage.tsx';

const told = async (status: 'live' | 'offline') => {
  const streaming = rowOf('streaming', {
    ...{ edition_id: 21, status },
    stream_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  });
  const stage = (
    <Stage edition="21" next={undefined} recording={undefined} onLeaveRecording={() => {}} />
  );
  return rendered(stage, [{ kind: 'streaming', id: '21', revision: 1, row: streaming }]);
};

test('whether the broadcast is on stands on the page once, also for who listens to it', async () => {
  const [on, off] = [await told('live'), await told('offline')];
  expect(on.split('The broadcast is on.')).toHaveLength(2);
  expect(off.split('The broadcast is not on at the moment.')).toHaveLength(2);
});
