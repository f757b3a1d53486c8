import { afterFirstPaint } from '#replica/first-paint.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { waitingMark } from './remark.ts';

/** After the first paint, sends what a visit before has said and could not send. */
export async function sendWaitingRemarks(): Promise<void> {
  if (!deviceMemory.get(waitingMark)) return;
  await afterFirstPaint();
  const { startRemarks } = await import('./start.ts');
  startRemarks();
}
