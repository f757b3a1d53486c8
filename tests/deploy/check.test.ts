import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { checkDeployed } from '../../supabase/deploy/check/index.ts';
import { tableOf } from '../../supabase/deploy/check/table.ts';
import { readSettings, settingsText } from '../../supabase/deploy/settings.ts';
import { refusalOf } from '../tools/refusal.ts';
import { deploy } from './command.ts';
import { type Mistake, type StandIn, startStandIn } from './stand-in.ts';

let deployed: StandIn;
beforeAll(async () => {
  deployed = await startStandIn(inject('cluster'));
});
afterEach(() => deployed.plant([]));
afterAll(() => deployed?.stop());

/** What differs, and what could not be asked, by name. */
async function found(target = deployed.target) {
  const findings = await checkDeployed(target);
  const named = (state: string) => findings.filter((one) => one.state === state);
  return {
    differs: named('differs').map(({ what }) => what),
    unknown: named('unknown').map(({ what }) => what),
    table: tableOf(findings),
  };
}

test('where nothing is wrong nothing is found, and everything was asked', async () => {
  const { table, ...others } = await found();
  expect(others, table).toEqual({ differs: [], unknown: [] });
});

test('a database that a later version has taken further is right where that leaves a way back', async () => {
  await deployed.plant([
    {
      sql: [
        `insert into supabase_migrations.schema_migrations (version) values ('30000101000000');
          insert into sync.ways_back values ('30000101000000', '20261123194756')`,
        `delete from supabase_migrations.schema_migrations where version = '30000101000000';
          delete from sync.ways_back where migration = '30000101000000'`,
      ],
    },
  ]);
  const { table, ...others } = await found();
  expect(others, table).toEqual({ differs: [], unknown: [] });
  expect(table).toContain('and 1 of a later version');
});

const withHeaders =
  (path: RegExp, headers: Readonly<Record<string, string | undefined>>): Mistake['site'] =>
  (asked, answer) => {
    if (!path.test(asked)) return answer;
    const changed = new Headers(answer.headers);
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined) changed.delete(name);
      else changed.set(name, value);
    }
    return new Response(answer.body, { status: answer.status, headers: changed });
  };
const withText =
  (path: RegExp, change: (text: string) => string): Mistake['site'] =>
  async (asked, answer) => {
    if (!path.test(asked)) return answer;
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return new Response(change(await answer.text()), { status: answer.status, headers });
  };
const gone = Response.json.bind(Response, {
  code: 'NOT_FOUND',
  message: 'Requested function was not found',
});

type Planted = Readonly<Record<string, readonly [mistake: Mistake, ...found: string[]]>>;

const alone: Planted = {
  'that a file is missing is kept for a year': [
    {
      site: withHeaders(/^\/assets\/no-such/, {
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    },
    'a file that is not there',
  ],
  'sw.js is kept for a year': [
    { site: withHeaders(/^\/sw\.js$/, { 'cache-control': 'public, max-age=31536000' }) },
    '/sw.js',
  ],
  'the pointer to the snapshot is kept for an hour': [
    { site: withHeaders(/^\/snapshot\.json$/, { 'cache-control': 'public, max-age=3600' }) },
    '/snapshot.json',
  ],
  'no policy is sent': [
    { site: withHeaders(/^/, { 'content-security-policy': undefined }) },
    'content-security-policy everywhere',
  ],
  'the Arabic page is in French': [
    {
      site: withText(/^\/programme$/, (text) =>
        text.replace('lang="ar" dir="rtl"', 'lang="fr" dir="ltr"'),
      ),
    },
    '/programme in ar, named or read',
  ],
  'the page asks another back end': [
    {
      site: withText(/^\/assets\/app-1\.js$/, (text) =>
        text.replace(/http:[^`]+/, 'https://zyxwvutsrqponmlkjihg.supabase.co'),
      ),
    },
    'back end of the page',
  ],
  'the snapshot that is pointed to was deleted': [
    {
      site: (path, answer) =>
        path.startsWith('/snapshot/') ? new Response('', { status: 404 }) : answer,
    },
    'the snapshot it points to',
  ],
  'anonymous may read who is an administrator': [
    {
      sql: ['grant select on administrators to anon', 'revoke select on administrators from anon'],
    },
    'anonymous reads administrators',
  ],
  'a migration is missing': [
    {
      sql: [
        `create table kept_migrations as select * from supabase_migrations.schema_migrations order by version desc limit 1;
          delete from supabase_migrations.schema_migrations using kept_migrations k where schema_migrations.version = k.version`,
        'insert into supabase_migrations.schema_migrations select * from kept_migrations; drop table kept_migrations',
      ],
    },
    'migrations',
  ],
  'a later version has taken the database where this one cannot follow': [
    {
      sql: [
        "insert into supabase_migrations.schema_migrations (version) values ('30000101000000')",
        "delete from supabase_migrations.schema_migrations where version = '30000101000000'",
      ],
    },
    'migrations',
  ],
  'a function is absent': [
    {
      backend: (path) =>
        path.startsWith('/functions/v1/links') ? gone({ status: 404 }) : undefined,
    },
    'function links',
  ],
  'the push function has another key': [
    {
      backend: (path, { method }) =>
        path === '/functions/v1/push' && method === 'GET'
          ? Response.json({ key: 'BOther' })
          : undefined,
    },
    'key of push messages',
  ],
  'sign-up is open': [
    {
      backend: (path) =>
        path === '/auth/v1/signup'
          ? Response.json(
              { code: 422, error_code: 'weak_password', msg: 'Signup requires a valid password' },
              { status: 422 },
            )
          : undefined,
    },
    'sign-up',
  ],
  'Realtime has public channels': [{ openRealtime: true }, 'public channels of Realtime'],
};

/** Planted at once, for the sake of time: none of them hides another. */
const together: Planted = {
  'copies of pages do not say whose they are': [
    { site: withHeaders(/^\/programme$/, { vary: 'accept-encoding' }) },
    '/programme in fr, named or read',
    '/programme in en, named or read',
    '/programme in ar, named or read',
  ],
  'a file that is missing is answered with the shell': [
    {
      site: (path, answer) =>
        path.startsWith('/assets/no-such') ? new Response('<!doctype html>') : answer,
    },
    'a file that is not there',
  ],
  'a manifest without its type': [
    { site: withHeaders(/webmanifest$/, { 'content-type': 'application/octet-stream' }) },
    '/manifest.webmanifest',
  ],
  'what others may read is closed to them': [
    { site: withHeaders(/\.ics$/, { 'access-control-allow-origin': undefined }) },
    'other sites may read what is published',
  ],
  'the worker has another key': [
    {
      site: withText(/^\/sw\.js$/, (text) =>
        text.replace(/sb_publishable_\w+/, 'sb_publishable_other'),
      ),
    },
    'back end of the service worker',
  ],
  'the snapshot is from before a restore': [
    {
      sql: [
        "create table kept_epoch as select epoch from sync.state; update sync.state set epoch = 'other'",
        'update sync.state set epoch = (select epoch from kept_epoch); drop table kept_epoch',
      ],
    },
    'epoch of the snapshot',
  ],
  'anonymous may delete sessions': [
    { sql: ['grant delete on events to anon', 'revoke delete on events from anon'] },
    'anonymous deletes a session',
  ],
  'the service asks for a token before the function': [
    {
      backend: (path, { method }) =>
        path === '/functions/v1/viewers' && method === 'POST'
          ? Response.json({ code: 401, message: 'Missing authorization header' }, { status: 401 })
          : undefined,
    },
    'function viewers',
  ],
  'the bucket takes anything': [
    {
      sql: [
        "update storage.buckets set file_size_limit = null, allowed_mime_types = null where id = 'media'",
        `update storage.buckets set file_size_limit = 10485760,
          allowed_mime_types = '{image/png,image/jpeg,image/gif,image/webp}' where id = 'media'`,
      ],
    },
    'limits of the bucket media',
  ],
  'invitations are written by the service': [
    { auth: { mailer_templates_invite_content: '<h2>You have been invited</h2>' } },
    'settings of Auth and its mails',
  ],
  'mailed links lead elsewhere': [
    { auth: { uri_allow_list: 'http://localhost:4173/admin/login' } },
    'settings of Auth and its mails',
  ],
  'nobody can sign in by address and password': [
    { auth: { external_email_enabled: false } },
    'settings of Auth and its mails',
  ],
  'Auth has no mail server': [{ auth: { smtp_host: null } }, 'mail server of Auth'],
  'a secret was not set': [{ secrets: ['MAIL_SECRET'] }, 'secrets of functions'],
  'a job stands still': [
    {
      sql: [
        "update cron.job_run_details set end_time = now() - interval '1 hour' where jobid = (select jobid from cron.job where jobname = 'push')",
        'update cron.job_run_details set end_time = now()',
      ],
    },
    'the clock',
  ],
  'a job is not there': [
    {
      sql: [
        "update cron.job set jobname = 'other' where jobname = 'mail'",
        "update cron.job set jobname = 'mail' where jobname = 'other'",
      ],
    },
    'the clock',
  ],
  'the vault has another secret than the function': [
    {
      sql: [
        'insert into net._http_response (id, status_code) values (2, 401)',
        'delete from net._http_response where id = 2',
      ],
    },
    'calls of the clock',
  ],
};

test.each(Object.entries(alone))(
  '%s: that is found, and nothing else',
  async (_, [mistake, ...wanted]) => {
    await deployed.plant([mistake]);
    const { table, ...others } = await found();
    expect(others, table).toEqual({ differs: wanted, unknown: [] });
  },
);

test('of many other mistakes at once each is found, and nothing else', async () => {
  const planted = Object.values(together);
  await deployed.plant(planted.map(([mistake]) => mistake));
  const { differs, unknown, table } = await found();
  const wanted = new Set(planted.flatMap(([, ...names]) => names));
  expect([...differs].sort(), table).toEqual([...wanted].sort());
  expect(unknown).toEqual([]);
});

test('without a token for the service it says of each part where a person looks', async () => {
  const { service: _, ...target } = deployed.target;
  const { differs, unknown } = await found(target);
  expect(differs).toEqual([]);
  expect(unknown).toEqual([
    'settings of Auth and its mails',
    'migrations',
    'limits of the bucket media',
    'secrets of functions',
    'the clock',
  ]);
});

test('a site that does not answer is told of as such, and the back end is asked all the same', async () => {
  const { differs, unknown } = await found({ ...deployed.target, site: 'http://127.0.0.1:9' });
  expect(unknown).toEqual(['the part site', 'the part app', 'the part snapshot']);
  expect(differs).toEqual(['settings of Auth and its mails']);
});

/** A folder of settings, as the command keeps one, with what tells it of the stand-in. */
async function settled(extra: Readonly<Record<string, string>> = {}) {
  const { target } = deployed;
  const folder = await mkdtemp(join(tmpdir(), 'forum-deploy-'));
  const project = target.service?.project ?? '';
  const told = { SITE: target.site, PROJECT: project, BACKEND: target.backend };
  const settings = { ...target.settings, VITE_BACKEND_KEY: target.key, ...told, ...extra };
  await writeFile(join(folder, 'settings.env'), settingsText(settings));
  const words = ['--folder', folder, '--api', target.backend];
  const clear = () => rm(folder, { recursive: true, force: true });
  return { folder, words, environment: { SUPABASE_ACCESS_TOKEN: target.service?.token }, clear };
}

test('the command says it in a table and ends with 1; it never says a secret', async () => {
  await deployed.plant(Object.values(alone).map(([mistake]) => mistake));
  const { words, environment, clear } = await settled();
  const { output, code } = await deploy([...words, '--check'], environment);
  await clear();
  expect(output).toMatch(/Differs \(13\)\n/);
  expect(output).toMatch(
    /sw\.js +expected {2}200, text\/javascript, no-cache\n +found {5}200, text\/javascript, public, max-age=31536000/,
  );
  expect(code).toBe(1);
  expect(output).not.toContain(deployed.backend.pushKeys.secret);
  expect(output).not.toContain(environment.SUPABASE_ACCESS_TOKEN);
});

test('a step that is no number is told before anything is looked at', async () => {
  expect(await deploy(['--site', 'https://forum.example', '--from', 'six'], {})).toEqual({
    output: '--from six is not the number of a step.\n',
    code: 1,
  });
});

test('a step that is not there is told, and nothing is said to be done', async () => {
  const { words, environment, clear } = await settled();
  const host = ['--host', 'nginx'];
  const refused = (...more: string[]) =>
    refusalOf('supabase/deploy/cli.ts', [...words, ...host, ...more], environment);
  const after = await refused('--run', '--from', '10');
  const between = await refused('--from', '1.5');
  await clear();
  expect(after).toBe('--from 10 is not the number of a step: they go from 1 to 9.\n');
  expect(between).toBe('--from 1.5 is not the number of a step.\n');
});

/** Programs in the place of npx and npm: they note how they were called and what stands in files they are given. */
async function notingPrograms(folder: string, failing = ''): Promise<string> {
  const program = `#!${process.execPath}
const { appendFileSync, readFileSync } = require('node:fs');
const words = process.argv.slice(2);
const file = words.map((word) => /file=(.+)/.exec(word)?.[1]).find(Boolean);
const text = file ? readFileSync(file, 'utf8') : '';
const path = file ?? '';
appendFileSync(${JSON.stringify(join(folder, 'calls'))}, JSON.stringify({ words, text, path }) + '\\n');
process.exit(words.join(' ').includes(${JSON.stringify(failing || 'nothing fails')}) ? 1 : 0);
`;
  const programs = join(folder, 'programs');
  await mkdir(programs);
  await writeFile(join(programs, 'package.json'), '{"type": "commonjs"}');
  for (const name of ['npx', 'npm'])
    await writeFile(join(programs, name), program, { mode: 0o755 });
  return `${programs}:${process.env.PATH}`;
}

async function callsIn(folder: string): Promise<{ words: string[]; text: string; path: string }[]> {
  const text = await readFile(join(folder, 'calls'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('with --run every step is made in order, secrets go by files that are gone afterwards, and each is asked for', async () => {
  const { folder, words, environment, clear } = await settled();
  const PATH = await notingPrograms(folder);
  const dist = join(folder, 'dist');
  await mkdir(dist);
  await writeFile(join(dist, 'index.html'), '<!doctype html>');
  const asked = [...words, '--host', 'nginx', '--run', '--dist', dist];
  const { output, code } = await deploy(asked, { ...environment, PATH });
  const calls = await callsIn(folder);
  const settings = await readSettings(join(folder, 'settings.env'));
  expect(await readFile(join(folder, 'host', 'forum-server.conf'), 'utf8')).toContain('try_files');
  await clear();
  expect(code, output).toBe(0);
  const project = deployed.target.service?.project;
  expect(
    calls.map(({ words }) => words.filter((word) => !/^--|^supabase$/.test(word)).join(' ')),
  ).toEqual([
    `link ${project}`,
    'db push',
    'secrets set',
    'functions deploy administrators calendar links mail push viewers weather',
    ...Array.from({ length: 5 }, () => 'db query'),
    'config push',
    'run build',
    'run publish',
  ]);
  const secrets = calls.find(({ words }) => words.includes('secrets'))?.text;
  expect(secrets).toContain(`PUSH_SECRET='${settings.PUSH_SECRET}'`);
  expect(secrets).not.toContain('VITE_BACKEND_KEY');
  expect(calls.some(({ text }) => text.includes(`'push_secret', '${settings.PUSH_SECRET}'`))).toBe(
    true,
  );
  for (const { path } of calls) if (path) expect(existsSync(path)).toBe(false);
  // Made once, and known by nobody who only reads along.
  expect(settings.VAPID_PRIVATE_KEY).toMatch(/^[\w-]{43}$/);
  const told = [output, ...calls.map((call) => call.words.join(' '))].join('\n');
  for (const name of ['PUSH_SECRET', 'MAIL_SECRET', 'MAIL_BOUNCE_SECRET', 'VAPID_PRIVATE_KEY']) {
    expect(told).not.toContain(settings[name]);
  }
});

test('a step that fails says what to do, and the rest waits', async () => {
  const { folder, words, environment, clear } = await settled();
  const PATH = await notingPrograms(folder, 'db push');
  const { output, code } = await deploy([...words, '--host', 's3', '--run'], {
    ...environment,
    PATH,
  });
  const calls = await callsIn(folder);
  await clear();
  expect(code).toBe(1);
  expect(output).toContain(
    'Nothing of the migration that failed was kept. npm run check:migrations',
  );
  expect(calls).toHaveLength(2);
});

test('without --run it says all that is to be done and by hand, and does nothing', async () => {
  const { folder, words, clear } = await settled({
    MAIL_SMTP_URL: 'smtps://me:hidden@smtp.example',
  });
  const PATH = await notingPrograms(folder);
  const { output, code } = await deploy([...words, '--host', 'cloudflare'], { PATH });
  const written = await readSettings(join(folder, 'settings.env'));
  const again = await deploy([...words, '--host', 'cloudflare'], { PATH });
  const rewritten = await readSettings(join(folder, 'settings.env'));
  const ran = existsSync(join(folder, 'calls'));
  await clear();
  expect([code, ran]).toEqual([0, false]);
  expect(output).toContain('Realtime → Settings: "Allow public access" off');
  expect(output).toContain(`redirect URL ${deployed.target.site}/admin/login`);
  expect(output).toContain('npx wrangler pages deploy');
  expect(output).not.toContain('hidden');
  // What it chose itself stays.
  expect([again.output, rewritten]).toEqual([output, written]);
});
