import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError, runCommand, UsageError } from '#local/command.ts';
import { writeAuthConfig } from './auth.ts';
import { checkDeployed, type Look } from './check/index.ts';
import { tableOf } from './check/table.ts';
import type { Target } from './check/target.ts';
import { hosts, writeHostFiles } from './hosts/index.ts';
import { originOf } from './origin-of.ts';
import { runStep, shown } from './run-step.ts';
import { completeSettings, readSettings, type Settings } from './settings.ts';
import { KEY_PLACE, type Plan, stepsOf } from './steps.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const USAGE = `Usage: npm run deploy -- --site URL --project REFERENCE --host HOST   what is to be done, step by step
       npm run deploy -- … --run                                          does it, and asks after each step
       npm run deploy -- --check                                          asks all of it and changes nothing

Options:
  --site URL           where people reach the site: https://forum.example
  --project REFERENCE  the hosted project, twenty letters
  --host HOST          ${hosts.join(', ')}
  --from NUMBER        begins with that step
  --backend URL        the back end, if not at REFERENCE.supabase.co
  --api URL            the service's own interface (https://api.supabase.com)
  --folder DIR         settings, and what is made on the way (.deploy); it is told the first three only once
  --dist DIR           the built app (dist)
  --json               the findings of --check for programs

The service itself is asked with SUPABASE_ACCESS_TOKEN. Ends with 1 where something differs or fails.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      project: { type: 'string' },
      host: { type: 'string' },
      backend: { type: 'string' },
      api: { type: 'string', default: 'https://api.supabase.com' },
      folder: { type: 'string', default: join(ROOT, '.deploy') },
      dist: { type: 'string', default: join(ROOT, 'dist') },
      from: { type: 'string', default: '1' },
      run: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return print(USAGE);
  const folder = resolve(values.folder);
  const file = join(folder, 'settings.env');
  const known = await readSettings(file);
  const address = values.site ?? known.SITE;
  if (!address) throw new UsageError(USAGE);
  const site = originOf('site', address);
  const told = values.backend ?? known.BACKEND;
  const project = values.project ?? known.PROJECT ?? '';
  const from = Number(values.from);
  if (!(Number.isInteger(from) && from >= 1)) throw noStep(values.from);
  // A back end of one's own has no reference; it can be asked, not set up.
  const needsProject = !(values.check && told && !project);
  if (needsProject && !/^[a-z]{20}$/.test(project)) {
    throw new UsageError('--project takes the twenty letters of the reference.');
  }
  const api = originOf('api', values.api);
  const backend = originOf('backend', told ?? `https://${project}.supabase.co`);
  if (values.check) {
    takeOver(known);
    const target = targetOf({ site, backend, project, settings: known }, api);
    return tellFindings(target, undefined, values.json);
  }
  const host = hosts.find((one) => one === (values.host ?? known.HOST));
  if (!host) throw new UsageError(`--host takes ${hosts.join(', ')}.`);
  const named = { SITE: site, PROJECT: project, HOST: host, APP_URL: site };
  const functions = { FUNCTIONS_URL: `${backend}/functions/v1` };
  const settings = {
    ...(await completeSettings(file, { ...named, ...(told && { BACKEND: told }) })),
    ...functions,
  };
  takeOver(settings);
  const plan: Plan = { site, project, backend, host, settings, folder };
  await walk(plan, { from, run: values.run, api, dist: resolve(values.dist) });
}

/** Tells every step, and with `run` does it and asks what came of it. */
async function walk(
  plan: Plan,
  { from, run, api, dist }: { from: number; run: boolean; api: string; dist: string },
): Promise<void> {
  await writeAuthConfig(join(plan.folder, 'auth'), plan.site);
  if (run) targetOf(plan, api);
  const steps = await stepsOf(plan);
  if (from > steps.length) throw noStep(`${from}`, steps.length);
  for (const [index, step] of steps.entries()) {
    if (index + 1 < from) continue;
    print(`\n${index + 1}. ${step.title}\n`);
    for (const line of step.byHand) print(`   ${line}\n`);
    for (const command of step.commands) print(`   $ ${shown(command)}\n`);
    if (!run) continue;
    await runStep(step, ROOT);
    if (index === steps.length - 1) await writeHost(plan, dist);
    if (step.looks.length > 0) await tellFindings(targetOf(plan, api), step.looks);
  }
  print(
    run
      ? '\nOnce the files are there, npm run deploy -- --check asks all of it.\n'
      : '\nNothing was done yet: --run does all but what stands without a $.\n',
  );
}

function noStep(from: string, most?: number): UsageError {
  const range = most === undefined ? '' : `: they go from 1 to ${most}`;
  return new UsageError(`--from ${from} is not the number of a step${range}.`);
}

async function writeHost({ host, backend, folder }: Plan, dist: string): Promise<void> {
  const input = { dist, site: join(folder, 'site'), backend };
  const paths = await writeHostFiles(host, input, join(folder, 'host'));
  for (const path of paths) print(`   ${path}\n`);
}

function targetOf(
  { site, backend, project, settings }: Pick<Plan, 'site' | 'backend' | 'project' | 'settings'>,
  api: string,
): Target {
  const token = process.env.SUPABASE_ACCESS_TOKEN;
  const key = settings.VITE_BACKEND_KEY;
  if (!key)
    throw new PlainError(
      `VITE_BACKEND_KEY is missing in the settings: the publishable key, ${KEY_PLACE}.`,
    );
  return {
    site,
    backend,
    key,
    settings,
    ...(token && project && { service: { api, project, token } }),
  };
}

async function tellFindings(target: Target, looks?: readonly Look[], json = false): Promise<void> {
  const findings = await checkDeployed(target, looks);
  print(json ? `${JSON.stringify(findings, null, 2)}\n` : `\n${tableOf(findings)}`);
  if (findings.some(({ state }) => state === 'differs')) process.exitCode = 1;
}

/** The headers of a host follow these, which the build and `npm run headers` read as well. */
function takeOver(settings: Settings): void {
  for (const name of ['STREAM_ORIGINS', 'AUDIO_ORIGINS', 'VITE_TILE_URL']) {
    const value = settings[name];
    if (value) process.env[name] ??= value;
  }
}

function print(text: string): void {
  process.stdout.write(text);
}

runCommand(main);
