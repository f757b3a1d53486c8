import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installPackages } from '#local/debian.ts';

/** Where and when a run of the tests takes place. */
interface TestTime {
  /** The instant at which the run begins; time goes on from there at its usual pace. */
  readonly begins: string;
  /** IANA name of the machine's time zone. */
  readonly zone: string;
  /** The machine's language, as in `LANG`. */
  readonly language: string;
}

/**
 * The times at which tests are run. The demonstration lies around the beginning: its second day is
 * that day in Madagh.
 */
const testTimes = {
  /** A Friday in autumn, at ten in the morning in Madagh. */
  ordinary: { begins: '2026-11-20T09:00:00Z', zone: 'UTC', language: 'C.UTF-8' },
  /** Two minutes before a new year in Madagh, on a machine at the other end of the world. */
  newYear: { begins: '2028-12-31T22:58:00Z', zone: 'Pacific/Auckland', language: 'ar' },
} satisfies Record<string, TestTime>;

type TestTimeName = keyof typeof testTimes;

const library = 'datefudge.so';

/**
 * Puts every process that this one starts from now on (test workers, servers, Postgres, browsers with
 * their workers) on a clock that stands at the beginning of a test time now. Says what it does on
 * standard error; throws when a Linux machine has no such clock and none can be installed. Within a run that has its clock it does nothing.
 */
export function provideClock(name: TestTimeName = readName(process.env.TEST_TIME)): void {
  if (process.env.TEST_CLOCK) return;
  if (process.platform !== 'linux') {
    console.error("Tests run at this machine's time: another clock needs Linux.");
    return;
  }
  for (const [variable, value] of Object.entries(clockOf(name))) {
    if (value === undefined) delete process.env[variable];
    else process.env[variable] = value;
  }
}

/**
 * What a program is to find in its environment where this one is itself on a clock of that sort, whose
 * hands cannot be moved while it runs; nothing otherwise.
 */
export function clockWithin(name: TestTimeName): NodeJS.ProcessEnv {
  return process.env.LD_PRELOAD?.includes(library) ? clockOf(name) : {};
}

/** The environment of a program that is on that clock and no other; what is undefined is not to be in it. */
function clockOf(name: TestTimeName): NodeJS.ProcessEnv {
  const { begins, zone, language } = testTimes[name];
  console.error(`Tests run as if they began at ${begins} (TZ=${zone}, LANG=${language})`);
  return {
    TEST_CLOCK: begins,
    LD_PRELOAD: findLibrary() ?? installLibrary(),
    DATEFUDGE: String(Math.round((machineTime() - Date.parse(begins)) / 1000)),
    TZ: zone,
    LANG: language,
    ...{ DATEFUDGE_DOSTATIC: undefined, LC_ALL: undefined, LANGUAGE: undefined },
  };
}

function readName(wanted = 'ordinary'): TestTimeName {
  if (wanted in testTimes) return wanted as TestTimeName;
  throw new Error(`TEST_TIME=${wanted}: there are ${Object.keys(testTimes).join(', ')}.`);
}

/** The machine's own time, ms, though this process may be on another clock already. */
function machineTime(): number {
  const seconds = execFileSync('date', ['+%s'], { env: { PATH: process.env.PATH } });
  return Number(seconds.toString()) * 1000;
}

function findLibrary(): string | undefined {
  const folders = ['/usr/lib', '/usr/lib64', '/usr/local/lib'];
  const multiarch = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  folders.push(...multiarch.filter((one) => one.endsWith('-gnu')).map((one) => `/usr/lib/${one}`));
  return folders
    .map((folder) => join(folder, 'datefudge', library))
    .find((path) => existsSync(path));
}

function installLibrary(): string {
  if (canInstall()) installPackages('datefudge', ['datefudge']);
  const installed = findLibrary();
  if (installed) return installed;
  throw new Error('Tests need datefudge (on Debian: apt-get install datefudge).');
}
