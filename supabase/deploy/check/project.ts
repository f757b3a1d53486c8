import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closedTo, MIGRATIONS_DIR } from '#local/migrate.ts';
import { authSettings } from '../auth.ts';
import { FUNCTION_SECRETS } from '../settings.ts';
import { hostedJobs } from '../sql.ts';
import { allOf, type Finding, same, unknown } from './finding.ts';
import { ask, jsonOf, type Target } from './target.ts';

/** A look that only the service itself answers; without a token `where` says where a person looks. */
function ofService(
  what: string,
  where: string,
  look: (service: Service, target: Target) => Promise<Finding[]>,
): (target: Target) => Promise<Finding[]> {
  return async (target) => {
    if (!target.service) return [unknown(what, `set SUPABASE_ACCESS_TOKEN, or look: ${where}`)];
    return look(serviceOf(target.service), target);
  };
}

interface Service {
  get(path: string): Promise<unknown>;
  query<T>(sql: string): Promise<T[]>;
}

function serviceOf({ api, project, token }: NonNullable<Target['service']>): Service {
  const root = `${api}/v1/projects/${project}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const told = async (path: string, request: RequestInit) => {
    const answer = await ask(`${root}/${path}`, { ...request, headers });
    const body = jsonOf(answer);
    if (answer.status >= 300) throw new Error(`the service answered ${answer.status} to ${path}`);
    return body;
  };
  return {
    get: (path) => told(path, {}),
    query: async <T>(query: string) =>
      (await told('database/query', { method: 'POST', body: JSON.stringify({ query }) })) as T[],
  };
}

async function lookAtMigrations({ query }: Service): Promise<Finding[]> {
  const names = (await readdir(MIGRATIONS_DIR)).filter((name) => name.endsWith('.sql')).sort();
  const here = names.map((name) => name.split('_')[0] ?? '');
  const rows = await query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  const there = rows.map(({ version }) => version);
  const lacking = here.filter((version) => !there.includes(version));
  const later = there.filter((version) => !here.includes(version));
  const said =
    later.length > 0 && lacking.length === 0
      ? await query<{ migration: string; serves: string }>(
          'select migration, serves from sync.ways_back',
        )
      : [];
  const ways = new Map(said.map(({ migration, serves }) => [migration, serves]));
  const closed = closedTo(names, later, ways);
  const alongside = later.length > 0 ? `, and ${later.length} of a later version` : '';
  return [
    allOf('migrations', `${here.length}, up to ${here.at(-1)}${alongside}`, [
      ...(lacking.length ? [`without ${lacking.join(', ')}`] : []),
      ...(closed.length ? [`with ${closed.join(', ')}, which this checkout does not serve`] : []),
    ]),
  ];
}

async function lookAtSecrets({ get }: Service, { settings }: Target): Promise<Finding[]> {
  const there = ((await get('secrets')) as { name: string }[]).map(({ name }) => name);
  const wanted = FUNCTION_SECRETS.filter((name) => settings[name]);
  const lacking = wanted.filter((name) => !there.includes(name));
  const problems = lacking.length ? [`without ${lacking.join(', ')}`] : [];
  return [allOf('secrets of functions', wanted.join(', ') || 'none in the settings', problems)];
}

async function lookAtAuth({ get }: Service, { site }: Target): Promise<Finding[]> {
  const there = (await get('config/auth')) as Record<string, unknown>;
  const wanted = await authSettings(site);
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
  const other = Object.entries(wanted).filter(([name, value]) =>
    name === 'uri_allow_list'
      ? !String(there[name] ?? '')
          .split(',')
          .includes(String(value))
      : trimmed(there[name]) !== trimmed(value),
  );
  const problems = other.map(([name]) => {
    const value = String(there[name] ?? 'nothing').replace(/\s+/g, ' ');
    return `${name}: ${value.length > 60 ? 'another text' : value}`;
  });
  const expected = other.map(([name, value]) => {
    const text = String(value).replace(/\s+/g, ' ');
    return `${name}: ${text.length > 60 ? 'as supabase/templates' : text}`;
  });
  return [
    allOf(
      'settings of Auth and its mails',
      expected.join('; ') || 'as supabase/config.toml',
      problems,
    ),
    there.smtp_host
      ? { what: 'mail server of Auth', state: 'right', found: String(there.smtp_host) }
      : same('mail server of Auth', 'one of your own', 'the built-in one, for a few mails an hour'),
  ];
}

async function lookAtBucket({ query }: Service): Promise<Finding[]> {
  const schema = await readFile(join(MIGRATIONS_DIR, '..', 'schemas', '16_storage.sql'), 'utf8');
  const [, limit = ''] = /'media', 'media', true, (\d+)/.exec(schema) ?? [];
  const types = [...schema.matchAll(/'(image\/\w+)'/g)].map(([, type]) => type);
  const [row] = await query<{ public: boolean; size: string; types: string[] | null }>(
    `select public, file_size_limit::text as size, allowed_mime_types as types
      from storage.buckets where id = 'media'`,
  );
  const line = (open: boolean, size: unknown, allowed: readonly unknown[]) =>
    `${open ? 'public' : 'private'}, ${size ?? 'any number of'} bytes, ${allowed.join(', ') || 'any type'}`;
  const found = row ? line(row.public, row.size, row.types ?? []) : 'there is none';
  return [same('limits of the bucket media', line(true, limit, types), found)];
}

async function lookAtClock({ query }: Service, { settings }: Target): Promise<Finding[]> {
  const wanted = await hostedJobs({
    FUNCTIONS_URL: '',
    PUSH_SECRET: '',
    MAIL_SECRET: '',
    ...settings,
  });
  const rows = await query<{
    name: string;
    active: boolean;
    status: string | null;
    seconds: number | null;
  }>(
    `select j.jobname as name, j.active,
        (select d.status from cron.job_run_details d where d.jobid = j.jobid
          order by d.end_time desc nulls last limit 1) as status,
        (select extract(epoch from now() - max(d.end_time))::integer from cron.job_run_details d
          where d.jobid = j.jobid and d.status = 'succeeded') as seconds
      from cron.job j`,
  );
  const problems = wanted.flatMap((name) => {
    const job = rows.find((row) => row.name === name);
    if (!job?.active) return [`${name}: ${job ? 'switched off' : 'is not there'}`];
    if (name === 'tidy') return [];
    if (job.seconds === null) return [`${name}: has not succeeded yet`];
    return job.seconds > LATE_S ? [`${name}: last succeeded ${job.seconds} s ago`] : [];
  });
  const [calls] = await query<{ refused: number; answered: number }>(
    `select count(*) filter (where status_code between 200 and 299)::integer as answered,
        count(*) filter (where status_code >= 400 or error_msg is not null)::integer as refused
      from net._http_response where created > now() - interval '10 minutes'`,
  );
  return [
    allOf('the clock', wanted.join(', '), problems),
    calls && calls.refused > 0
      ? {
          what: 'calls of the clock',
          state: 'differs',
          expected: 'answered',
          found: `${calls.refused} of ${calls.refused + calls.answered} failed within ten minutes: net._http_response says how`,
        }
      : {
          what: 'calls of the clock',
          state: 'right',
          found: `${calls?.answered ?? 0} answered within ten minutes`,
        },
  ];
}

/** Every job but the one at night is done at least once a minute. */
const LATE_S = 180;

/** Whether the database was made by the migrations of this checkout, and no other but such as leave a way back. */
export const checkMigrations = ofService(
  'migrations',
  'npx supabase migration list --remote',
  lookAtMigrations,
);

/** Whether the functions have every secret that the settings name; their values nobody tells. */
export const checkSecrets = ofService(
  'secrets of functions',
  'npx supabase secrets list',
  lookAtSecrets,
);

/** Whether Auth is set as `authSettings` says, and has a mail server. */
export const checkAuth = ofService(
  'settings of Auth and its mails',
  'npx supabase config diff --workdir .deploy/auth',
  lookAtAuth,
);

/** Whether the bucket of pictures takes what the schema says and no more. */
export const checkBucket = ofService(
  'limits of the bucket media',
  'Storage → media → Edit bucket',
  lookAtBucket,
);

/** Whether the clock goes: its jobs were done lately, and the functions answered them. */
export const checkClock = ofService('the clock', 'Integrations → Cron → Jobs', lookAtClock);
