import { join } from 'node:path';
import { authSettings } from './auth.ts';
import { functionNames } from './check/functions.ts';
import type { Look } from './check/index.ts';
import { type Host, uploadOf } from './hosts/index.ts';
import { FUNCTION_SECRETS, type Settings, settingsText } from './settings.ts';
import { hostedFiles } from './sql.ts';

/** One program that a step runs. */
export interface Command {
  /** Program and words; none of them is a secret. */
  words: readonly string[];
  /** A file that `SECRETS` names among the words, there for as long as the program runs. */
  secrets?: { name: string; text: string };
  environment?: Settings;
}

/** One part of the way from a checkout to a deployed forum. Each may be done again. */
export interface Step {
  title: string;
  /** What a person does or has to know, with exact values. */
  byHand: readonly string[];
  commands: readonly Command[];
  /** What the deployed thing is asked afterwards. */
  looks: readonly Look[];
  /** What to do when a command fails. */
  failing: string;
}

/** What a deployment is about. */
export interface Plan {
  site: string;
  project: string;
  backend: string;
  host: Host;
  settings: Settings;
  /** Where the site is laid out, beside the settings and what else is made on the way. */
  folder: string;
}

/** Where the service shows the key that the app may have. */
export const KEY_PLACE = 'from Project Settings → API keys (sb_publishable_…)';

/** Stands in a command's words for the path of its file of secrets. */
export const SECRETS = '{secrets}';

/** All steps, in their order. */
export async function stepsOf(plan: Plan): Promise<Step[]> {
  const { site, project, backend, host, settings, folder } = plan;
  const remote = `--remote=${project}`;
  const [laidOut, beside] = [join(folder, 'site'), join(folder, 'host')];
  const file = join(folder, 'settings.env');
  const build = { VITE_BACKEND_URL: backend, VITE_BACKEND_KEY: settings.VITE_BACKEND_KEY ?? '' };
  const auth = await authSettings(site);
  return [
    {
      title: 'Link',
      byHand: [
        'once: npx supabase login. The service itself is asked with SUPABASE_ACCESS_TOKEN, without it not at all',
        ...(settings.VITE_BACKEND_KEY
          ? []
          : [`VITE_BACKEND_KEY in ${file}: the publishable key, ${KEY_PLACE}`]),
      ],
      commands: [supabase('link', project)],
      looks: [],
      failing:
        'The reference stands in the dashboard under Project Settings → General; the account must see this project.',
    },
    {
      title: 'Migrations, with the bucket media and what guards it',
      byHand: [],
      commands: [supabase('db', 'push', remote, '--yes')],
      looks: ['data', 'migrations', 'bucket'],
      failing:
        'Nothing of the migration that failed was kept. npm run check:migrations tries all of them on a fresh database. The database password is asked for, or SUPABASE_DB_PASSWORD; a network without IPv6 needs npx supabase db push --remote=ADDRESS with the session pooler’s (Connect in the dashboard).',
    },
    {
      title: 'Secrets of the functions',
      byHand: [
        `they stand in ${file}: MAIL_FROM and MAIL_SMTP_URL are yours to fill in, without them nothing is sent to speakers`,
      ],
      commands: [
        {
          ...supabase('secrets', 'set', `--env-file=${SECRETS}`, remote),
          secrets: { name: 'secrets.env', text: secretsText(settings) },
        },
      ],
      looks: ['secrets'],
      failing: 'The service names what it does not take; the name is a line of the settings.',
    },
    {
      title: 'Functions',
      byHand: [],
      commands: [
        supabase('functions', 'deploy', ...(await functionNames()), '--use-api', remote, '--yes'),
      ],
      looks: ['functions'],
      failing: 'npx supabase functions deploy NAME --use-api --debug tells of a single one.',
    },
    {
      title: 'The clock: supabase/hosted',
      byHand: settings.PUBLISH_URL
        ? []
        : [
            `PUBLISH_URL (and PUBLISH_TOKEN) in ${file} have pages published within a minute of a change; without them npm run publish needs a schedule of its own`,
          ],
      commands: (await hostedFiles(settings)).map((file) => ({
        ...supabase('db', 'query', `--file=${SECRETS}`, remote, '--yes'),
        secrets: file,
      })),
      looks: ['clock'],
      failing:
        'Database → Extensions must offer pg_cron, pg_net and supabase_vault. The files may be run again.',
    },
    {
      title: 'Auth and its mails',
      byHand: [
        `set by the command: site URL ${auth.site_url}, redirect URL ${auth.uri_allow_list}, sign-ups and anonymous sign-in off, TOTP on, the mails of supabase/templates`,
        'Authentication → Emails → SMTP: a mail server of your own; the built-in one sends a few mails an hour, to members of the project',
        'Authentication → Rate limits: as many mails an hour as you will send invitations',
      ],
      commands: [supabase('config', 'push', remote, `--workdir=${join(folder, 'auth')}`, '--yes')],
      looks: ['accounts', 'auth'],
      failing: `Set by hand what stands above under Authentication (Sign In, URL Configuration, Emails → Templates); ${join(folder, 'auth')} has the texts.`,
    },
    {
      title: 'Realtime',
      byHand: ['Realtime → Settings: "Allow public access" off; it has no command'],
      commands: [],
      looks: ['realtime'],
      failing: '',
    },
    {
      title: 'Build and pages',
      byHand: [],
      commands: [
        { words: ['npm', 'run', 'build'], environment: build },
        {
          words: ['npm', 'run', 'publish', '--', `--origin=${site}`, `--out=${laidOut}`],
          environment: build,
        },
      ],
      looks: [],
      failing:
        'Pages are made of the current edition: make one in the back office (npm start has it too) or import one, then do this step again.',
    },
    {
      title: `Files of the site, to ${host}`,
      byHand: uploadOf(host, laidOut, beside),
      commands: [],
      looks: [],
      failing: '',
    },
  ];
}

function supabase(...words: string[]): Command {
  return { words: ['npx', 'supabase', ...words] };
}

function secretsText(settings: Settings): string {
  const given = FUNCTION_SECRETS.map((name) => [name, settings[name] ?? ''] as const);
  return settingsText(Object.fromEntries(given.filter(([, value]) => value)));
}
