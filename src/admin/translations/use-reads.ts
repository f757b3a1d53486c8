import { useEffect, useState } from 'react';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { useServer } from '../kinds/use-server.ts';
import { noReads, type Reads, readReads } from './reads.ts';

/** Where the last answer is kept, for who translates without a network: it says nothing of anybody. */
const kept = 'forum.page_reads';

/** What visitors read most, as the server counts it, or said last when there was a network. */
export function useReads(): Reads {
  const { value } = useServer('page_reads', {}, readReads);
  const [before] = useState(readKept);
  useEffect(() => {
    if (value) deviceMemory.set(kept, JSON.stringify(Object.fromEntries(value)));
  }, [value]);
  return value ?? before;
}

function readKept(): Reads {
  try {
    return readReads(JSON.parse(deviceMemory.get(kept) ?? '{}')) ?? noReads;
  } catch {
    return noReads;
  }
}
