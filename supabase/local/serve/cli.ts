import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isEmailAddress } from '../administrators.ts';
import { keepBuilt } from '../app-build.ts';
import { folderOf, giveFolder } from '../backup/repository.ts';
import { DATABASE_LOST, OTHER_DATABASE, runCommand, UsageError } from '../command.ts';
import { claimDataFolder } from '../data-folder.ts';
import { canInstall, provideProgram } from '../debian.ts';
import { logAsJson } from '../json-log.ts';
import { canRead, postgresBinaries } from '../postgres-binaries.ts';
import { caddyfile, shownPort } from './caddyfile.ts';
import { acceptAt } from './hand-over.ts';
import { keepRunning, type Running } from './keep-running.ts';
import { endLeftBehind } from './left-behind.ts';
import { servesData } from './serves-data.ts';
import { systemdUnit } from './unit.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Where the data folder says which processes are its own, whoever starts it next. */
const CADDY_NOTE = join('front', 'process');
const BACKUP_NOTE = 'backup.process';
const UNIT = '/etc/systemd/system/forum.service';

const USAGE = `Usage: npm run serve -- --domain forum.example --admin EMAIL [options]

The forum for real, on one machine: its own certificate, no demonstration, logs as lines of JSON.
SIGHUP starts the forum anew while requests wait (systemctl reload forum); SIGTERM ends everything.

Options:
  --domain NAME     the site's name, which leads to this machine
  --admin EMAIL     the first administrator; a link is printed until they have signed in
  --data DIR        database, files, secrets (/var/lib/forum)
  --port NUMBER     where the forum listens, on this machine only (4173)
  --front caddy     certificates and the ports 80 and 443 by Caddy, installed if need be (default)
  --front own       a proxy of your own stands before the port, with x-forwarded-for
  --front internal  Caddy with a certificate that it signs itself, to try it
  --authority URL   asks another authority for the certificate, by ACME, as one for trials
  --http-port, --https-port NUMBER    instead of 80 and 443
  --backup PLACE    a backup every five minutes, as npm run backup makes it
  --install         writes ${UNIT} with these options, and starts nothing
  --user NAME       the account that the unit names (forum)
`;

interface Options {
  readonly domain: string;
  readonly admin: string | undefined;
  readonly dataDir: string;
  readonly port: number;
  readonly front: 'caddy' | 'own' | 'internal';
  readonly authority: string | undefined;
  readonly httpPort: number | undefined;
  readonly httpsPort: number | undefined;
  readonly backup: string | undefined;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      domain: { type: 'string' },
      admin: { type: 'string' },
      data: { type: 'string', default: '/var/lib/forum' },
      port: { type: 'string' },
      front: { type: 'string', default: 'caddy' },
      authority: { type: 'string' },
      'http-port': { type: 'string' },
      'https-port': { type: 'string' },
      backup: { type: 'string' },
      install: { type: 'boolean', default: false },
      user: { type: 'string', default: 'forum' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const { domain = '', admin, front, authority, backup } = values;
  if (!/^(?=.{1,253}$)([a-z0-9-]{1,63}\.)*[a-z0-9-]{1,63}$/i.test(domain))
    throw new UsageError(USAGE);
  if (admin !== undefined && !isEmailAddress(admin)) {
    throw new UsageError(`${admin} is not an e-mail address.`);
  }
  if (front !== 'caddy' && front !== 'own' && front !== 'internal') {
    throw new UsageError('--front takes caddy, own or internal.');
  }
  if (authority !== undefined && (front !== 'caddy' || !/^https:\/\/\S+$/.test(authority))) {
    throw new UsageError('--authority takes an https address, and --front caddy.');
  }
  const options: Options = {
    domain: domain.toLowerCase(),
    admin,
    dataDir: resolve(values.data),
    port: portOf('--port', values.port) ?? 4173,
    front,
    authority,
    httpPort: portOf('--http-port', values['http-port']),
    httpsPort: portOf('--https-port', values['https-port']),
    backup,
  };
  if (values.install) await install(options, values.user);
  else await serve(options);
}

function portOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new UsageError(`${name} ${text} is not a port number.`);
}

async function serve(options: Options): Promise<void> {
  const { domain, dataDir, port, front, admin, httpsPort } = options;
  await claimDataFolder(dataDir);
  const caddy = front === 'own' ? undefined : provideProgram('caddy');
  logAsJson();
  await bringUpToDate();
  const running: Running[] = [];
  const door = await acceptAt(port);
  // The forum itself ends with whoever started it.
  await endLeftBehind('Caddy', join(dataDir, CADDY_NOTE), console.warn);
  await endLeftBehind('The backup', join(dataDir, BACKUP_NOTE), console.warn);
  const stop = async (code: number) => {
    await Promise.all(running.map((one) => one.stop()));
    door.close();
    process.exit(code);
  };
  const site = `https://${domain}${shownPort(httpsPort)}`;
  const program = (name: string, path: string, words: readonly string[]) => ({
    name,
    command: process.execPath,
    words: ['--import', 'tsx', join(ROOT, 'supabase/local', path), ...words],
    say: console.warn,
  });
  const forum = keepRunning({
    ...program('The forum', 'cli.ts', [
      ...['start', '--empty', '--log', 'json', '--data', dataDir, '--port', '0', '--site', site],
      ...(admin ? ['--admin', admin] : []),
    ]),
    onServing: door.to,
    final: { codes: [DATABASE_LOST, OTHER_DATABASE], tell: (code) => void stop(code) },
  });
  running.push(forum);
  if (caddy) running.push(startFront(caddy, options));
  if (options.backup) {
    const words = ['backup', '--data', dataDir, '--to', options.backup, '--every', '5'];
    const backup = program('The backup', 'backup/cli.ts', words);
    running.push(keepRunning({ ...backup, note: join(dataDir, BACKUP_NOTE) }));
  }
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!ending) void stop(0);
      ending = true;
    });
  }
  process.on('SIGHUP', () => {
    void renew(forum, dataDir);
  });
}

/** A version that does not serve the data takes nobody's place. */
async function renew(forum: Running, dataDir: string): Promise<void> {
  if (!(await servesData(ROOT, dataDir))) {
    return console.error(
      'The forum goes on as it is; the version that is checked out is not started.',
    );
  }
  console.log('The forum is started anew; requests wait.');
  await bringUpToDate();
  await forum.renew();
}

/** Under systemd nothing can be written beside the code: who updates it builds it, too. */
async function bringUpToDate(): Promise<void> {
  await keepBuilt(ROOT, console.log).catch((error: Error) => {
    console.error('The app is older than its source. Run npm run build.', error.message);
  });
}

/** Caddy keeps its certificates in the data folder, and its settings where it can be looked at. */
function startFront(caddy: string, options: Options): Running {
  const { dataDir, admin, front } = options;
  const folder = join(dataDir, 'front');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'Caddyfile');
  const internal = front === 'internal';
  writeFileSync(file, caddyfile({ ...options, email: admin, internal }));
  return keepRunning({
    name: 'Caddy',
    command: caddy,
    words: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    note: join(dataDir, CADDY_NOTE),
    say: console.warn,
  });
}

/** What systemd needs, by who may write it. */
async function install(options: Options, user: string): Promise<void> {
  const { domain, admin, dataDir, port, front, authority, httpPort, httpsPort, backup } = options;
  const backups = backup && folderOf(backup);
  const words = [
    ...['--domain', domain, '--data', dataDir, '--port', String(port), '--front', front],
    ...(admin ? ['--admin', admin] : []),
    ...(authority ? ['--authority', authority] : []),
    ...(httpPort ? ['--http-port', String(httpPort)] : []),
    ...(httpsPort ? ['--https-port', String(httpsPort)] : []),
    ...(backup ? ['--backup', backups ?? backup] : []),
  ];
  const unit = systemdUnit({ root: ROOT, user, dataDir, backups, words, node: process.execPath });
  if (!canInstall()) {
    process.stdout.write(unit);
    throw new UsageError(`Only root writes ${UNIT}; above is what belongs there.`);
  }
  for (const name of [...(front === 'own' ? [] : ['caddy']), ...(backup ? ['restic'] : [])]) {
    provideProgram(name);
  }
  const run = (program: string, ...rest: string[]) => {
    try {
      execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
      return true;
    } catch {
      return false;
    }
  };
  // Debian starts a Caddy of its own with the package, which would hold the ports.
  if (front !== 'own') run('systemctl', 'disable', '--now', 'caddy');
  if (!run('id', user))
    run('useradd', '--system', '--home-dir', dataDir, '--shell', '/usr/sbin/nologin', user);
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8' })),
  );
  if (uid === undefined || gid === undefined) throw new UsageError(`There is no account ${user}.`);
  if (!canRead(ROOT, { uid, gid })) {
    throw new UsageError(
      `The account ${user} cannot read ${ROOT}. Put the checkout where it can, as /opt/forum.`,
    );
  }
  // Beside the code nothing can be written once it runs.
  await postgresBinaries();
  await keepBuilt(ROOT, console.log);
  mkdirSync(dataDir, { recursive: true, mode: 0o750 });
  run('chown', '-R', `${user}:`, dataDir);
  if (backups) await giveFolder(backups, { uid, gid });
  writeFileSync(UNIT, unit);
  run('systemctl', 'daemon-reload');
  process.stdout.write(`Written: ${UNIT}

    systemctl enable --now forum     starts it, now and with the machine
    journalctl -u forum -f           what it says; the first administrator's link is there
    systemctl reload forum           after an update: starts it anew while requests wait
`);
}

runCommand(main);
