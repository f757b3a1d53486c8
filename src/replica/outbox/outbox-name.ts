import { randomUuid } from '#shared/random-uuid.ts';
import type { DeviceMemory } from '../storage/device-memory.ts';

const key = 'forum.outbox';

/**
 * The random name of this device's outbox, made on first use: by it the server tells what somebody
 * did here before from what was done elsewhere. Where nothing can be remembered it lasts as long as
 * the page.
 */
export function createOutboxName(memory: DeviceMemory): () => string {
  const fresh = randomUuid();
  // Read each time: another tab may have named it first.
  return () => {
    const known = memory.get(key);
    if (known === undefined) memory.set(key, fresh);
    return known ?? fresh;
  };
}
