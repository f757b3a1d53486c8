import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstall, installPackages } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function runnable(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium on this machine: `CHROMIUM`, the PATH, then Playwright's own; undefined if none. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find(runnable);
}

/**
 * Finds a Chromium or installs one, and says which on standard error. Throws with what was tried
 * when neither works.
 */
export function provideBrowser(): string {
  const found = findBrowser();
  if (found) {
    console.error(`Browser tests use ${found}`);
    return found;
  }
  if (canInstall()) {
    // With the fonts that pages fall back to: texts have the sizes they have on phones.
    installPackages('Chromium', ['chromium', 'fonts-liberation']);
  } else {
    console.error('No Chromium on this machine: running npx playwright install chromium');
    execFileSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No Chromium could be found or installed; name one in CHROMIUM and run again.');
}
