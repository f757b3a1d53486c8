import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createAdministrator, isEmailAddress } from './administrators.ts';
import { keepBuilt } from './app-build.ts';
import { builtApp, developmentApp } from './app-listeners.ts';
import { clusterOf } from './backup/back-up.ts';
import { checkDatabase } from './check-database.ts';
import { DATABASE_LOST, endWith, OTHER_DATABASE, runCommand, UsageError } from './command.ts';
import { actAsOwner, claimDataFolder } from './data-folder.ts';
import { createAwaitedMails, offerFirstLink } from './first-administrator.ts';
import type { Forum } from './forum.ts';
import { headersFile } from './headers-file.ts';
import { logAsJson } from './json-log.ts';
import { connected } from './pool.ts';
import { withPostgres } from './postgres.ts';
import { prepareDatabase } from './prepare-database.ts';
import { type Publishing, publishingOf, publishings } from './publishing.ts';
import { makePushKeys, secretsOf, writePushKeys } from './push-keys.ts';
import { recoverAdministrator } from './recover.ts';
import { checkMigrations, draftMigration, writeTypes } from './supabase-cli.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'dist');
const STOP_MS = 20_000;

const USAGE = `Usage: npm start -- [options]            the built app and its back end
       npm run dev -- [options]          the same with the development server
       npm run admin -- create EMAIL     makes an administrator and prints the password
       npm run admin -- recover EMAIL    lets in who has lost password or second factor
       npm run push:keys -- [MAIL]       makes new keys for push messages and prints them
       npm run types                     writes supabase/types.ts from the migrations
       npm run check:migrations          applies the migrations with the real Supabase CLI
       npm run check:database -- --data DIR  whether this version serves the data there
       npm run new:migration -- NAME     drafts one that leads to what the schemas say
       npm run headers -- [BACKEND_URL]  prints the headers that the app's host must send

Options:
  --port NUMBER   port of app and API (4173)
  --data DIR      folder of database, files and secrets (.data)
  --lan           answers the network too, not this machine alone; no demonstration administrator then
  --dist DIR      serves the app built there instead of building it
  --reset         deletes the data first
  --empty         no demonstration edition and no demonstration administrator
  --publish WHEN  always: at the start and after every change (default); pages: the same without the
                  pictures of shared links; once: those pages, at the start; never
  --quiet         prints nothing but failures
  --site URL      where people reach it, through a proxy: https://forum.example
  --admin EMAIL   the first administrator: prints a link by which they choose a password
  --log json      a line of JSON for each thing said, without personal data

Ends with 1 when it cannot start or stop, with ${DATABASE_LOST} when its database died and cannot be started again,
with ${OTHER_DATABASE} when the data are another version's, which this one does not serve.
`;

const LAN_WARNING = `            Whoever is on this network can open it, and read passwords on their way: this is plain
            http. Browsers keep nothing offline and take no push messages from such an address;
            put a proxy with a certificate before it to try that. The demonstration administrator
            is off: npm run admin -- create EMAIL makes one of your own.`;

const COPY_NOTICE = `            Restored from a backup: until npm run serve, or --site, takes it into service, it sends
            no push messages and no mail, for the forum that it is a copy of may still run.`;

/** How many words follow a command; none the others. */
const wordsOf: Readonly<Record<string, number>> = {
  admin: 2,
  'new-migration': 1,
  'push-keys': 1,
  headers: 1,
};

interface Options {
  port: number;
  dataDir: string;
  lan: boolean;
  dist: string | undefined;
  reset: boolean;
  empty: boolean;
  publish: Publishing;
  quiet: boolean;
  site: string | undefined;
  admin: string | undefined;
  log: boolean;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4173' },
      data: { type: 'string', default: join(ROOT, '.data') },
      lan: { type: 'boolean', default: false },
      dist: { type: 'string' },
      reset: { type: 'boolean', default: false },
      empty: { type: 'boolean', default: false },
      publish: { type: 'string', default: 'always' },
      quiet: { type: 'boolean', default: false },
      site: { type: 'string' },
      admin: { type: 'string' },
      log: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, ...rest] = positionals;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`--port ${values.port} is not a port number.`);
  }
  const { lan, dist, reset, empty, quiet } = values;
  const dataDir = resolve(values.data);
  const publish = publishings.find((known) => known === values.publish);
  if (!publish) throw new UsageError(`--publish takes ${publishings.join(', ')}.`);
  const { site, admin } = values;
  if (site !== undefined && !isSite(site)) {
    throw new UsageError(`--site takes an address as https://forum.example, without a path.`);
  }
  if (admin !== undefined && !isEmailAddress(admin)) {
    throw new UsageError(`${admin} is not an e-mail address.`);
  }
  const log = values.log === 'json';
  if (log) logAsJson();
  else if (values.log !== undefined) throw new UsageError('--log takes json.');
  const given = { port, dataDir, lan, dist, reset, empty, publish, quiet, site, admin, log };
  const options: Options = given;
  const beyond = rest.slice(wordsOf[command ?? ''] ?? 0);
  if (values.help) print(USAGE);
  else if (command !== undefined && beyond.length > 0) throw new UsageError(wordsAfter(beyond));
  else if (command === 'start' || command === 'dev') await run(command, options);
  else if (command === 'admin' && rest[0] === 'create' && rest[1]) {
    await makeAdministrator(rest[1], options);
  } else if (command === 'admin' && rest[0] === 'recover' && rest[1]) {
    await letInAgain(rest[1], options);
  } else if (command === 'types') await writeTypes(ROOT);
  else if (command === 'check-migrations') print(await checkMigrations(ROOT));
  else if (command === 'check-database') print(await checkDatabase(dataDir));
  else if (command === 'new-migration' && /^[a-z][a-z0-9_]*$/.test(rest[0] ?? '')) {
    const path = await draftMigration(ROOT, rest[0] ?? '');
    print(
      path ? `Written, to be read and completed: ${path}\n` : 'Rows aside, nothing is to change.\n',
    );
  } else if (command === 'push-keys') await makeKeys(rest[0], dataDir);
  else if (command === 'headers') {
    if (rest[0] !== undefined && !isAddress(rest[0])) {
      throw new UsageError(`${rest[0]} is not an address as https://REFERENCE.supabase.co.`);
    }
    print(await headersFile(values.dist ?? DIST, rest[0]));
  } else throw new UsageError(USAGE);
}

/** npm keeps options for itself that no -- comes before, and leaves their values here. */
function wordsAfter(words: readonly string[]): string {
  return `Nothing is known of ${words.join(' ')}. Options come after a -- of their own, and a path with spaces in quotes: npm start -- --port 4180`;
}

async function run(command: 'start' | 'dev', options: Options): Promise<void> {
  const begun = performance.now();
  const say = options.quiet ? () => undefined : options.log ? console.log : print;
  await claimDataFolder(options.dataDir);
  // What the other commands do without is a third of what they would load.
  const { PUBLISHED_FOLDER, resetForum, startForum } = await import('./forum.ts');
  if (options.reset) await resetForum(options.dataDir);
  if (command === 'start' && !options.dist) await keepBuilt(ROOT, (line) => say(`${line}\n`));
  const folder = join(options.dataDir, PUBLISHED_FOLDER);
  const dist = options.dist ?? DIST;
  const publishing = publishingOf(options.publish);
  const mails = createAwaitedMails();
  const forum = await startForum({
    dataDir: options.dataDir,
    port: options.port,
    lan: options.lan,
    siteUrl: options.site,
    ...(command === 'dev'
      ? { app: developmentApp(ROOT) }
      : {
          app: builtApp(dist, folder, options.site?.startsWith('https:')),
          ...(publishing && { publish: { dist, folder, ...publishing } }),
        }),
    demonstration: !options.empty,
    onGivenUp: (reason) => {
      console.error('The database could not be started again:', reason);
      process.exit(DATABASE_LOST);
    },
    takeMail: mails.take,
    showMail: ({ to, subject, text = '' }) => {
      if (options.log) console.warn('A mail was not sent: no mail service is set.');
      else say(`\nMail to ${to}: ${subject}\n${text}\n`);
    },
    tell: (text) => say(`${text}\n`),
  });
  stopOnSignal(forum, say);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(`${announcement(forum, options)}\nReady in ${seconds} s. Ctrl+C stops it.\n`);
  takeConnections(forum);
  if (options.admin) await offerFirstLink(forum, options.admin, mails, print);
  await forum.firstPublished;
  if (command === 'start' && publishing) {
    say('The pages of the edition are published.\n');
  }
}

function announcement(forum: Forum, { lan, dataDir }: Options): string {
  const lines = [`\nForum       ${forum.url}`];
  if (lan) {
    for (const address of lanAddresses()) lines.push(`On the net  http://${address}:${forum.port}`);
    lines.push(LAN_WARNING);
  }
  lines.push(`Data        ${dataDir}`);
  if (forum.isCopy) lines.push(COPY_NOTICE);
  if (forum.administrator) {
    const { email, password } = forum.administrator;
    lines.push(`Back office ${forum.url}/admin  ${email}  ${password}`);
  }
  if (forum.migrationsApplied.length > 0) {
    lines.push(`Migrations applied: ${forum.migrationsApplied.length}`);
  }
  return lines.join('\n');
}

/** An address of people's: scheme and host, no path. */
function isSite(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text);
}

function lanAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter((one) => one.family === 'IPv4' && !one.internal).map((one) => one.address);
}

function stopOnSignal(forum: Forum, say: (text: string) => void): void {
  let stopping = false;
  const stop = () => {
    // One Ctrl+C arrives several times: from the terminal and from npm.
    if (stopping) return;
    stopping = true;
    say('\nStopping …\n');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    forum.stop().then(() => process.exit(0), endWith);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
}

/** What `npm run serve` has accepted comes from there, and the word to stop after the last of it. */
function takeConnections(forum: Forum): void {
  if (!process.send) return;
  process.on('message', (message, socket) => {
    if (message === 'stop') process.emit('SIGTERM');
    else if (socket) forum.take(socket as Socket);
  });
  // Without it nobody would ever be let in again.
  process.on('disconnect', () => process.emit('SIGTERM'));
  if (process.connected) process.send('ready');
  else process.emit('SIGTERM');
}

/** A running forum signs with the new keys from its next start on. */
async function makeKeys(email = 'forum@example.org', dataDir: string): Promise<void> {
  if (!isEmailAddress(email)) throw new UsageError(`${email} is not an e-mail address.`);
  const keys = makePushKeys(`mailto:${email}`);
  await actAsOwner(dataDir);
  await claimDataFolder(dataDir);
  await writePushKeys(dataDir, keys);
  print(`${secretsOf(keys)}\n`);
}

/** Works beside a running forum, whose server it then uses, as well as on its own. */
async function makeAdministrator(email: string, { dataDir }: Options): Promise<void> {
  if (!isEmailAddress(email)) throw new UsageError(`${email} is not an e-mail address.`);
  await actAsOwner(dataDir);
  // A first start may follow; or the folder is misspelt.
  const isFirst = !existsSync(join(dataDir, 'postgres'));
  await claimDataFolder(dataDir);
  await withPostgres(join(dataDir, 'postgres'), async (server) => {
    if (server.owned) await prepareDatabase(server);
    const made = await connected(server.url(), (sql) => createAdministrator(sql, email));
    const state = made.isNew ? 'Administrator made' : 'Administrator, with a new password';
    if (isFirst) print(`There was no forum in ${dataDir}: one was made.\n`);
    print(`${state}: ${made.email}  ${made.password}\n`);
  });
}

/** Works beside a running forum, and on one that is stopped, which it leaves at its version. */
async function letInAgain(email: string, { dataDir }: Options): Promise<void> {
  if (!isEmailAddress(email)) throw new UsageError(`${email} is not an e-mail address.`);
  await actAsOwner(dataDir);
  // A folder that is misspelt would become a forum of its own.
  await clusterOf(dataDir);
  await withPostgres(join(dataDir, 'postgres'), async (server) => {
    const done = await connected(server.url(), (sql) => recoverAdministrator(sql, email));
    print(`New password: ${done.email}  ${done.password}
Second factors removed: ${done.factors}; another is set up in the back office.
Signed out on devices: ${done.sessions}; a page that is open there goes on for an hour at most.
Links mailed before are no longer good. Rights are as they were: ${done.roles.join(', ')}.
`);
  });
}

function print(text: string): void {
  process.stdout.write(text);
}

runCommand(main);
