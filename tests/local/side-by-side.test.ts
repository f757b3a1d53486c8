import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createAdministrator } from '#local/administrators.ts';
import { joinPostgres } from '#local/postgres.ts';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { acceptAt, type HandOver } from '#local/serve/hand-over.ts';
import { keepRunning, type Running } from '#local/serve/keep-running.ts';
import { servesData } from '#local/serve/serves-data.ts';
import { Draft } from '../../supabase/scaffold/draft.ts';
import { newEntity } from '../../supabase/scaffold/entity.ts';
import { newField } from '../../supabase/scaffold/field.ts';
import { copyProject } from '../tools/copy-project.ts';
import { until } from '../tools/until.ts';
import type { ClientNews, ClientOrder } from './side-by-side-client.ts';
import { makeWorkplace, type Workplace } from './start-process.ts';

const soak = import.meta.env.MODE === 'soak';

// Real processes of two checkouts, on whatever machine this is.
vi.setConfig({ testTimeout: soak ? 1_800_000 : 600_000, hookTimeout: 300_000 });

/** How many writes each device has acknowledged between one change of the server and the next. */
const writes = soak ? 400 : 8;
/** How often the server goes on to the later version and back. */
const turns = soak ? 5 : 1;
/** How many devices each version has. */
const ofEach = soak ? 2 : 1;

const here = join(import.meta.dirname, '..', '..');

/** A device: what it has told last, and what it is told. */
interface Device {
  readonly knowsMore: boolean;
  readonly email: string;
  news(): ClientNews;
  tell(order: ClientOrder): void;
  readonly child: ChildProcess;
}

let folder: string;
let later: string;
let current: string;
let place: Workplace;
let door: HandOver;
let forum: Running;
let child: number | undefined;
const devices: Device[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-upgrade-'));
  later = join(folder, 'later');
  current = join(folder, 'current');
  await symlink(here, current);
  place = await makeWorkplace(inject('cluster').begun);
  door = await acceptAt(0);
  forum = keepRunning({
    name: 'The forum',
    command: process.execPath,
    words: [
      ...['--import', join(current, 'supabase/local/tsx-after-lite.mjs')],
      ...[join(current, 'supabase/local/cli.ts'), 'start', '--empty'],
      ...['--data', place.dataDir, '--dist', place.dist, '--port', '0', '--publish', 'never'],
      '--quiet',
    ],
    onServing(serving) {
      child = serving?.pid;
      door.to(serving);
    },
    say: () => undefined,
  });
  await makeLater();
  await until(() => child !== undefined, 120_000);
  await withDatabase(
    (sql) => sql`insert into editions (id, year, name, starts_on, ends_on, utc_offset, is_current)
    values (21, 2026, '{"fr": "Forum"}', '2026-11-20', '2026-11-23', 60, true)`,
  );
  for (let at = 0; at < 2 * ofEach; at += 1) {
    devices.push(await startDevice(at % 2 ? later : here, `device-${at}@forum.example`));
  }
});
afterAll(async () => {
  for (const device of devices) device.child.kill('SIGKILL');
  await forum?.stop();
  door?.close();
  await place?.clear();
  await rm(folder, { recursive: true, force: true });
});

/** The later version: what a kind and a field are added to. */
async function makeLater(): Promise<void> {
  const part =
    /^(?:src|supabase|public\/locales|tests\/(?:db|fixtures|local|tools))\/|^docs\/json|^[^/]+$/;
  await copyProject(later, (file) => part.test(file) && !/\.(?:webp|png)$/.test(file));
  const kind = new Draft(later);
  newEntity(kind, later, 'sponsor');
  kind.save();
  const field = new Draft(later);
  newField(field, later, { path: 'location.shelter', type: 'text', detail: '40', private: false });
  field.save();
}

/** Asks the database as its owner; its port is another after each start. */
async function withDatabase<T>(ask: (sql: Sql) => Promise<T>): Promise<T> {
  const server = await joinPostgres(join(place.dataDir, 'postgres'));
  const sql = postgres(server.url(), { max: 1, onnotice: () => undefined });
  return ask(sql).finally(() => sql.end({ timeout: 5 }));
}

async function startDevice(tree: string, email: string): Promise<Device> {
  const { password } = await withDatabase((sql) => createAdministrator(sql, email));
  const url = `http://127.0.0.1:${door.port}`;
  const script = join(tree, 'tests/local/side-by-side-client.ts');
  const process = fork(script, [url, PUBLISHABLE_KEY, email, password], {
    execArgv: ['--import', 'tsx'],
  });
  let last: ClientNews = { resting: false, acknowledged: 0, turnedDown: 0, failures: 0 };
  process.on('message', (news: ClientNews) => {
    last = news;
  });
  return {
    ...{ knowsMore: tree === later, email, child: process },
    news: () => last,
    tell: (order) => process.send(order),
  };
}

/** Waits until each device has had some more writes acknowledged. */
async function work(more = writes): Promise<void> {
  const wanted = devices.map((device) => device.news().acknowledged + more);
  await untilTold(({ acknowledged }, at) => acknowledged >= (wanted[at] ?? 0), 300_000);
}

/** Waits for something of every device, and says how each stands if it is in vain. */
async function untilTold(isSo: (news: ClientNews, at: number) => boolean, timeoutMs: number) {
  const wait = until(() => devices.every((device, at) => isSo(device.news(), at)), timeoutMs);
  await wait.catch((cause) => {
    const stand = devices.map((device) => ({ ...device.news(), exit: device.child.exitCode }));
    throw new Error(JSON.stringify(stand), { cause });
  });
}

async function tellAll(order: ClientOrder, isDone: (news: ClientNews) => boolean): Promise<void> {
  for (const device of devices) device.tell(order);
  await untilTold(isDone, 120_000);
}

/** What somebody does who checks another version out and reloads the forum. */
async function goOnWith(tree: string): Promise<void> {
  await rm(current);
  await symlink(tree, current);
  // In every run the start itself says so: a version that does not serve the data ends.
  if (soak) expect(await servesData(current, place.dataDir)).toBe(true);
  const before = child;
  await forum.renew();
  await until(() => child !== undefined && child !== before, 60_000);
}

const migrations = () =>
  withDatabase(async (sql) => {
    const rows = await sql`select version from supabase_migrations.schema_migrations`;
    return rows.length;
  });

test('devices of two versions write on while the server goes on to the later one and back: each acknowledged write is there once', async () => {
  // The app came before its server, which knows neither the kind nor the field.
  await work();
  const ahead = devices.filter(({ knowsMore }) => knowsMore);
  const behind = devices.filter(({ knowsMore }) => !knowsMore);
  for (const device of ahead) expect(device.news().turnedDown).toBeGreaterThan(0);
  for (const device of behind) expect(device.news().turnedDown).toBe(0);
  const made = await migrations();

  for (let turn = 0; turn < turns; turn += 1) {
    await goOnWith(later);
    for (const device of ahead) device.tell('retry');
    await work();
    await goOnWith(here);
    await work();
  }
  expect(await migrations()).toBe(made + 2);
  await tellAll('rest', ({ resting }) => resting);
  await tellAll('report', ({ report }) => report !== undefined);
  const reports = devices.flatMap((device) => device.news().report ?? []);

  // Nothing was turned down for good, and nothing waits.
  expect(reports.map(({ left }) => left)).toEqual(devices.map(() => []));
  const acknowledged = reports.flatMap((report) => report.acknowledged);
  const kinds = [...new Set(acknowledged.map(({ kind }) => String(kind)))].sort();
  expect(kinds).toEqual(['glossary_term', 'location', 'sponsor']);
  const history = await withDatabase(
    (sql) => sql<{ kind: string; id: string; action: string; n: number }[]>`
      select kind, id, action, count(*)::int as n from sync.history
      where kind <> 'edition' group by kind, id, action`,
  );
  const done = new Map(history.map((row) => [`${row.kind} ${row.id} ${row.action}`, row.n]));
  const asked = new Map<string, number>();
  for (const { kind, id, action } of acknowledged) {
    const name = `${kind} ${id} ${action}`;
    asked.set(name, (asked.get(name) ?? 0) + 1);
  }
  expect(Object.fromEntries(done)).toEqual(Object.fromEntries(asked));

  const [{ locations, sponsors } = {}] = await withDatabase(
    (sql) => sql`select
      (select jsonb_object_agg(id, to_jsonb(l)) from locations l) as locations,
      (select jsonb_object_agg(id, to_jsonb(s)) from sponsors s) as sponsors`,
  );
  for (const { kind, id, action, set } of acknowledged) {
    if (kind === ('sponsor' as string)) expect(sponsors[id]).toMatchObject(set ?? {});
    else if (kind === 'location' && action === 'insert' && set?.shelter) {
      expect(locations[id]).toMatchObject(set);
    }
  }
  for (const { shown } of reports) {
    expect(Object.keys(shown.location ?? {}).sort()).toEqual(Object.keys(locations).sort());
  }
  for (const [at, { knowsMore }] of devices.entries()) {
    const shown = reports[at]?.shown.sponsor;
    if (!knowsMore) expect(shown).toBeUndefined();
    else expect(Object.keys(shown ?? {}).sort()).toEqual(Object.keys(sponsors).sort());
  }
  console.log(
    `${acknowledged.length} writes, ${devices.map(({ news }) => news().failures)} rounds failed on their way`,
  );
});
