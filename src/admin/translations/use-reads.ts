import { useEffect, useState } from 'react';
import { useReplica } from '#replica/read.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { noReads, type Reads, readReads } from './reads.ts';

/** Where the last answer is kept, for who translates without a network: it says nothing of anybody. */
const kept = 'forum.page_reads';

/** What visitors read most, as the server counts it, or said last when there was a network. */
export function useReads(): Reads {
  const { ask } = useReplica();
  const [reads, setReads] = useState(readKept);
  useEffect(() => {
    void ask('page_reads', {}, readReads).then((answer) => {
      if (!answer.ok) return;
      deviceMemory.set(kept, JSON.stringify(Object.fromEntries(answer.value)));
      setReads(answer.value);
    });
  }, [ask]);
  return reads;
}

function readKept(): Reads {
  try {
    return readReads(JSON.parse(deviceMemory.get(kept) ?? '{}')) ?? noReads;
  } catch {
    return noReads;
  }
}
