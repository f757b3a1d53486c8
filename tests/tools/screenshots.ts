import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { runCommand, UsageError } from '#local/command.ts';
import { provideBrowser } from './browser.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { publicPages } from './public-pages.ts';

/**
 * Takes every public screen at 390 and 1280 px, in French and Arabic, light and dark, from a running
 * forum into screenshots/, and each with its eight looks on one sheet in screenshots/sheets/:
 * `npm run screenshots [-- ADDRESS]`, http://localhost:4173 if not named.
 */

const origin = process.argv[2] ?? 'http://localhost:4173';
const folder = join(import.meta.dirname, '../../screenshots');
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const lists = [...publicPages, '/programme?view=grid', '/programme?tab=changes', '/nulle-part'];
/** Where the first link to a detail is found, by the list it stands on. */
const details = {
  '/programme': '/programme/',
  '/orateurs': '/orateurs/',
  '/village-solidaire': '/village-solidaire/',
  '/actualites': '/actualites/',
  '/carte': '/lieux/',
} as const;

async function detailAddresses(browser: Browser): Promise<string[]> {
  const page = await browser.newPage({ baseURL: origin });
  const found: string[] = [];
  for (const [list, beginning] of Object.entries(details)) {
    await page.goto(list);
    // A place's links come with what is told of it.
    if (list === '/carte') await page.locator('main li button[aria-expanded]').first().click();
    const link = page.locator(`main a[href^="${beginning}"]`).first();
    const href = await link.getAttribute('href', { timeout: 15_000 }).catch(() => undefined);
    // Without the language that a first visit's links carry: each look has its own.
    const address = href?.replace(/\?.*/, '');
    if (address) found.push(address);
    if (address && list === '/programme') found.push(`${address}/avis`);
    if (!address) console.error(`${list} has no link to ${beginning}…`);
  }
  await page.close();
  return found;
}

async function main(): Promise<void> {
  const answers = await fetch(origin).catch(() => undefined);
  if (!answers) throw new UsageError(`No forum answers at ${origin}.`);
  const browser = await chromium.launch({
    executablePath: provideBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const sheets = join(folder, 'sheets');
  mkdirSync(sheets, { recursive: true });
  const looks = new Map<string, string[]>();
  const addresses = [...lists, ...(await detailAddresses(browser))];
  for (const viewport of sizes)
    for (const locale of ['fr', 'ar'])
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({
          baseURL: origin,
          viewport,
          locale,
          colorScheme,
        });
        await context.addInitScript(() => {
          localStorage.setItem('i18nextLngChosen', 'true');
          sessionStorage.setItem('welcomeAssistantShown', 'true');
        });
        const page = await context.newPage();
        for (const address of addresses) {
          await page.goto(address);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          const name = address.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
          const path = join(folder, `${name}-${viewport.width}-${locale}-${colorScheme}.png`);
          await page.screenshot({ path, fullPage: true });
          looks.set(name, [...(looks.get(name) ?? []), path]);
        }
        await context.close();
      }
  await browser.close();
  for (const [name, pictures] of looks) {
    await writeContactSheet(pictures, join(sheets, `${name}.png`));
  }
  process.stdout.write(`${addresses.length * 8} screenshots in ${folder}\n`);
}

runCommand(main);
