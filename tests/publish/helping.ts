import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hireFor } from '#publisher/helper.ts';
import { makersOf } from '#publisher/makers.ts';
import type { PublishPlan } from '#publisher/plan.ts';
import { snapshotOf } from '#publisher/snapshot.ts';
import type { PresentRow } from '#replica/protocol/sync-row.ts';
import { rowOf } from '../fixtures/row.ts';

/** Makes files here and by a helper, which is started as this process is; prints what came of it. */

const now = Date.parse('2026-11-20T20:30:00Z');
const year = { id: 21, year: 2026, name: { fr: 'La 21e' }, utc_offset: 60, is_current: true };
const news = { id: 'n', title: { fr: 'Une' }, published_at: '2026-11-01T10:00:00Z' };
const about = { edition: 21, epoch: 'e', revision: 3, changed: 3, at: now };
const rows: PresentRow[] = [
  { kind: 'edition', id: '21', revision: 2, row: rowOf('edition', year) },
  { kind: 'news', id: 'n', revision: 3, row: rowOf('news', news) },
];
const site = { snapshot: snapshotOf(about, rows), origin: 'https://forum.example', now };

const dist = await mkdtemp(join(tmpdir(), 'forum-helper-'));
await symlink(join(import.meta.dirname, '../../public/locales'), join(dist, 'locales'));
try {
  const helper = hireFor(dist)(site);
  const plans: PublishPlan[] = [];
  for (const maker of await makersOf(dist)) plans.push(...(await maker(site)));
  const other: string[] = [];
  const compare = async ({ path, make }: (typeof plans)[number]) => {
    const [own, made] = await Promise.all([make(), helper.make(path)]);
    if (!Buffer.from(own).equals(Buffer.from(made))) other.push(path);
  };
  await Promise.all(plans.map(compare));
  const refusal = await helper.make('nowhere').catch((error) => String(error));
  await helper.stop();
  const late = await helper.make('robots.txt').catch((error) => String(error));
  console.log(JSON.stringify({ files: plans.length, other, refusal, late }));
} finally {
  await rm(dist, { recursive: true });
}
