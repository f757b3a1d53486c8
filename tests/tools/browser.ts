import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { canInstall, findProgram, installPackages, isRunnable } from '#local/debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shell = 'chromium-headless-shell';

/** Path of a Chromium on this machine: `CHROMIUM`, the PATH, then Playwright's own; undefined if none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, findProgram(names), chromium.executablePath()].find(isRunnable);
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

/**
 * Finds Chromium's headless shell or installs it: the same pages for two thirds of the processors' time.
 * Says which on standard error; where there is none it is the whole browser.
 */
export function provideShell(): string {
  const find = () => [process.env.CHROMIUM_SHELL, findProgram([shell])].find(isRunnable);
  if (!find() && canInstall()) {
    try {
      // Both, for they have to be of one version.
      installPackages("Chromium's headless shell", ['chromium', shell]);
    } catch (error) {
      console.error(`It cannot be installed: ${error}`);
    }
  }
  const found = find();
  console.error(
    found
      ? `Most of them use its headless shell, ${found}`
      : 'Without its headless shell the whole browser is used: it takes half as long again',
  );
  return found ?? provideBrowser();
}
