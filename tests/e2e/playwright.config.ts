import { defineConfig } from '@playwright/test';
import { provideBrowser } from '../tools/browser.ts';

/** The embedded back end and the production build, on a data folder of their own. */
const port = Number(process.env.E2E_PORT ?? 4310);
const data = process.env.E2E_DATA ?? '.data/e2e';

/** What another journey's change would spoil: how pages are kept, and what moves on them. */
const alone = /journeys\/(?:published|kept-pages)\.spec\.ts$/;

// Workers load this file again; only the first process has to look for the browser.
process.env.CHROMIUM ??= provideBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that does everything at once may be late; what is late twice is a failure.
  retries: process.env.CI ? 2 : 0,
  // Something wrong with everything ends the run with its reasons, before the machine's patience does.
  maxFailures: process.env.CI ? 20 : 0,
  globalTimeout: 72 * 60_000,
  workers: 2,
  projects: [
    { name: 'together', testIgnore: alone },
    { name: 'alone', testMatch: alone, dependencies: ['together'], workers: 1 },
  ],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fr',
    // What cannot be pressed says so long before the test's own time is up.
    actionTimeout: 30_000,
    // Filming every page takes a whole processor; one picture of the end says as much.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node --import tsx supabase/local/cli.ts start --reset --port ${port} --data ${data}`,
    cwd: '../..',
    env: { STREAM_ORIGINS: 'https://stream.example.org' },
    // Published beside answering: when this file is there, so are the pages.
    url: `http://127.0.0.1:${port}/sitemap.xml`,
    timeout: 180_000,
    reuseExistingServer: false,
    // Who waits in vain should read why.
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
