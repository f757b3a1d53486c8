import { join } from 'node:path';
import { defineConfig, type PlaywrightTestOptions } from '@playwright/test';
import { provideBrowser, provideShell } from '../tools/browser.ts';
import { provideClock } from '../tools/clock.ts';
import { provideMemory } from '../tools/memory.ts';
import { launchOptionsOf } from './fixtures/browsers.ts';
import type { ForumUnderTest } from './fixtures/under-test.ts';

// Workers load this file again and find all of it in their environment.
process.env.CHROMIUM ??= provideBrowser();
process.env.CHROMIUM_SHELL ??= provideShell();
provideClock();
provideMemory();

const certificate = join(import.meta.dirname, '../push/tls/certificate.pem');

/** The embedded back end and the production build, on ports and data folders of their own. */
const firstPort = Number(process.env.E2E_PORT ?? 4310);
const data = process.env.E2E_DATA ?? '.data/e2e';

/** What other journeys write does not reach its pages: they are made once, at the start. */
const common = { port: firstPort, dataDir: data, publish: 'once' };
/** Publishes what changes, for the journeys about that; theirs alone. None of them looks at a card. */
const publishing = { port: firstPort + 1, dataDir: `${data}-publishing`, publish: 'pages' };

function originOf({ port }: typeof common): string {
  return `http://127.0.0.1:${port}`;
}

function serve({ port, dataDir, publish }: typeof common) {
  return {
    command: `node --import ./supabase/local/tsx-after-lite.mjs supabase/local/cli.ts start --reset --port ${port} --data ${dataDir} --publish ${publish}`,
    cwd: '../..',
    env: {
      STREAM_ORIGINS: 'https://stream.example.org',
      AUDIO_ORIGINS: 'https://documents.example.org',
      // The stand-in for a push service shows it.
      NODE_EXTRA_CA_CERTS: certificate,
    },
    // Pages are made beside answering; the project `pages` waits for them, and who needs them for it.
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 300_000,
    reuseExistingServer: false,
    // Who waits in vain should read why.
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  };
}

/** What moves costs two processors a good part of their time: it moves in soaks, and where pages come to life. */
const still = process.env.SOAK ? {} : { contextOptions: { reducedMotion: 'reduce' as const } };

function on(forum: typeof common, more: Partial<PlaywrightTestOptions> = {}) {
  const { dataDir } = forum;
  return {
    use: { baseURL: originOf(forum), ...more },
    metadata: { dataDir } satisfies ForumUnderTest,
  };
}

/** What looks at pages that are as new as can be: minutes later they would tell another time. */
const newPages = /journeys\/published[\w-]*\.spec\.ts$/;
/** What changes pages: after the former, whose looks it would spoil. */
const changedPages = /journeys\/kept-pages\.spec\.ts$/;
/** What no page is published of. */
const adminJourneys = /journeys\/admin[\w-]*\.spec\.ts$/;
/** What builds a release of its own and is gone through by one worker alone. */
const releases = /update\.spec\.ts$/;
const screens = /journeys\/display[\w-]*\.spec\.ts$/;
const setUp = /pages\.setup\.ts$/;

const everything = [
  { name: 'admin', testMatch: adminJourneys, ...on(common, still) },
  { name: 'pages', testMatch: setUp, metadata: { origins: [common, publishing].map(originOf) } },
  // Before the others, which are shorter: nothing waits for a long one at the end.
  {
    name: 'publishing',
    testMatch: newPages,
    dependencies: ['pages'],
    ...on(publishing),
  },
  { name: 'releases', testMatch: releases, dependencies: ['pages'], ...on(common, still) },
  {
    name: 'published',
    testIgnore: [adminJourneys, screens, newPages, changedPages, releases],
    dependencies: ['pages'],
    ...on(common, still),
  },
  {
    name: 'publishing changes',
    testMatch: changedPages,
    dependencies: ['publishing'],
    ...on(publishing),
  },
  // Beside the former, which leave a processor idle.
  { name: 'screens', testMatch: screens, dependencies: ['publishing'], ...on(common) },
];

/** The few journeys that are also made across a new year; see `npm test`. */
const core = [{ name: 'core', grep: /@core/, ...on(common) }];
const isNewYear = process.env.TEST_TIME === 'newYear';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey that fails once in twenty runs is mended or deleted.
  retries: 0,
  // Something wrong with everything ends the run with its reasons, before the machine's patience does.
  maxFailures: process.env.CI ? 20 : 0,
  globalTimeout: 40 * 60_000,
  // One more than two processors have: two wait for each other a fifth of the time.
  workers: 3,
  projects: isNewYear ? core : everything,
  // What takes long, or says something of a quiet machine only: `SOAK=1`.
  ...(process.env.SOAK ? {} : { grepInvert: /@soak/ }),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'fr',
    // What cannot be pressed says so long before the test's own time is up.
    actionTimeout: 30_000,
    // Filming every page takes a whole processor; one picture of the end says as much.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptionsOf(process.env.CHROMIUM_SHELL),
  },
  // Across a new year pages would be there for the last journeys only.
  webServer: isNewYear
    ? [serve({ ...common, publish: 'never' })]
    : [serve(common), serve(publishing)],
});
