import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#shared/localized.ts';
import { limits, readService, type Service, watchedOf } from './service.ts';

const top = join(import.meta.dirname, '../../..');

const calm = {
  ...{ failing: 0, slow_pulls: 0, refused_sign_ins: 0, connections: 20 },
  ...{ disk_free: 0.6, backup_age: 240 },
};
const service = (
  server: Partial<typeof calm> | null = {},
  more: Partial<Service> = {},
): Service => ({
  pushes: { waiting: 0, late: 0 },
  unpublished: null,
  server: server && { ...calm, ...server },
  ...more,
});
const wrong = (some: Service) =>
  watchedOf(some, true)
    .filter(({ good }) => !good)
    .map(({ name }) => name);

test('a service in order has nothing wrong, and all of it is named', () => {
  expect(wrong(service())).toEqual([]);
  expect(watchedOf(service(), true)).toHaveLength(8);
});

test('each figure beyond its limit is wrong, at the limit not yet', () => {
  const { disk_free, late, unpublished, unbacked, ...most } = limits;
  expect(unbacked).toBeGreaterThan(most.backup_age);
  for (const [name, limit] of Object.entries(most)) {
    expect(wrong(service({ [name]: limit })), name).toEqual([]);
    expect(wrong(service({ [name]: limit * 1.01 })), name).toHaveLength(1);
  }
  expect(wrong(service({ disk_free }))).toEqual([]);
  expect(wrong(service({ disk_free: disk_free - 0.01 }))).toEqual(['disk']);
  const pushes = (seconds: number) => service({}, { pushes: { waiting: 9, late: seconds } });
  expect([wrong(pushes(late)), wrong(pushes(late + 1))]).toEqual([[], ['pushes']]);
  const waits = (seconds: number) => service({}, { unpublished: seconds });
  expect([wrong(waits(unpublished)), wrong(waits(unpublished + 1))]).toEqual([[], ['pages']]);
});

test('what is wrong stands first; a server without any backup says so, but not in its first hour', () => {
  const never = (unbacked?: number) => service({ backup_age: null, unbacked } as never);
  for (const old of [never(limits.unbacked + 1), never()]) {
    const [first, ...others] = watchedOf(old, true);
    expect(first).toEqual({ name: 'backups', good: false, figure: null });
    expect(others.every(({ good }) => good)).toBe(true);
  }
  expect(wrong(never(limits.unbacked))).toEqual([]);
  expect(readService(never(60))).toEqual(never(60));
});

test('what nobody knows is not told: no server of one’s own, no published pages', () => {
  expect(watchedOf(service(null), false).map(({ name }) => name)).toEqual(['pushes']);
});

test('an answer of another shape is none', () => {
  expect(readService(service())).toEqual(service());
  expect(readService(service(null))).toEqual(service(null));
  for (const other of [null, {}, { ...service(), pushes: {} }, { ...service(), server: {} }]) {
    expect(readService(other)).toBeUndefined();
  }
});

/** The alarm of operations that sounds for the same; that nobody answers is told by nobody answering. */
const alarms = {
  AnswersFail: [limits.failing, '> 0.01'],
  PullsSlow: [1 - limits.slow_pulls, 'histogram_quantile(0.95'],
  PushesLate: [limits.late, '> 120'],
  ConnectionsNearLimit: [limits.connections, '> 160'],
  DiskNearlyFull: [limits.disk_free, '< 0.15'],
  BackupOld: [limits.backup_age, 'age_seconds > 1200'],
  SignInsFail: [limits.refused_sign_ins, '> 0.2'],
  NothingPublished: [limits.unpublished / 60, '[15m]'],
} as const;

test('the back office and the alarms of operations say the same', () => {
  const text = readFileSync(join(top, 'docs/operations/alerts.yml'), 'utf8');
  const rules = new Map(
    [...text.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(([, name, expr]) => [name, expr]),
  );
  expect([...rules.keys()].sort()).toEqual(
    ['ForumDown', 'DatabaseDown', ...Object.keys(alarms)].sort(),
  );
  expect(rules.get('BackupOld')).toContain(`forum_unbacked_seconds > ${limits.unbacked}`);
  for (const [name, [limit, says]] of Object.entries(alarms)) {
    expect(rules.get(name), name).toContain(says);
    expect(says).toContain(String(limit));
  }
});

test.each(languages)('whatever is watched has its words and what to do, in %s', (language) => {
  const file = join(top, 'public/locales', language, 'admin-history.json');
  const { service: words } = JSON.parse(readFileSync(file, 'utf8'));
  for (const { name } of watchedOf(service(), true)) {
    expect(Object.keys(words[name])).toEqual(expect.arrayContaining(['good', 'bad', 'do']));
  }
});
