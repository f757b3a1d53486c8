import type { PresentRow } from '#replica/protocol/sync-row.ts';
import type { Answer, Errand } from './helper.ts';
import { makersOf } from './makers.ts';
import type { PublishPlan } from './plan.ts';
import { snapshotOf } from './snapshot.ts';

let planned: Promise<ReadonlyMap<string, PublishPlan>> | undefined;

async function planAll({ dist, site, snapshot, rows }: Errand) {
  const whole = { ...site, snapshot: snapshotOf(snapshot, rows as PresentRow[]) };
  const plans = new Map<string, PublishPlan>();
  for (const maker of await makersOf(dist)) {
    for (const plan of await maker(whole)) plans.set(plan.path, plan);
  }
  return plans;
}

async function answer(path: string): Promise<Answer> {
  try {
    const plan = (await planned)?.get(path);
    if (!plan) throw new Error(`${path} is not planned`);
    return { path, content: Buffer.from(await plan.make()) };
  } catch (error) {
    return { path, failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (told: Errand | string) => {
  if (typeof told !== 'string') planned = planAll(told);
  else process.send?.(await answer(told));
});
process.once('disconnect', () => process.exit(0));
// Ctrl+C reaches every process of the terminal; the parent says when to end.
process.on('SIGINT', () => undefined);
