import { chromium, type Page } from '@playwright/test';
import type { TestBackend } from '#local/test-backend.ts';
import { startTestCluster } from '#local/test-cluster.ts';
import { findBrowser } from '../tools/browser.ts';
import { arriveSignedIn } from '../tools/signed-in.ts';
import { startScaledForum } from './scaled-forum.ts';
import { median, printHeading, printTable, shown } from './table.ts';

const steps = ['show', 'search', 'open', 'save'] as const;
type Times = Record<(typeof steps)[number], number[]>;

/** What is typed into the list's search, letter by letter. */
const sought = 'hospit';

/**
 * Measures the back office's list of sessions on a desk, at full speed: from a click or a letter to the frame
 * that shows what it asks for.
 */
export async function benchBackOffice(
  dist: string,
  sizes: readonly number[],
  runs: number,
): Promise<void> {
  const cluster = await startTestCluster();
  const rows: string[][] = [];
  try {
    for (const size of sizes) {
      const forum = await startScaledForum(cluster.address, size, dist);
      try {
        const [sessions] = await forum.database.sql`
          select count(*)::integer as count from events
          where edition_id = (select id from editions where is_current)`;
        const times = await measure(forum, runs);
        const each = steps.flatMap((step) => [
          shown(median(times[step])),
          shown(Math.max(...times[step])),
        ]);
        rows.push([`${size}×`, String(sessions?.count), ...each]);
      } finally {
        await forum.stop();
      }
    }
  } finally {
    await cluster.stop();
  }
  printHeading('The list of sessions in the back office, CPU ×1, ms');
  printTable(['', 'sessions', ...steps.flatMap((step) => [step, 'longest'])], rows);
}

async function measure(forum: TestBackend, runs: number): Promise<Times> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium; name one in CHROMIUM.');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const times: Times = { show: [], search: [], open: [], save: [] };
  try {
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${forum.port}`,
      locale: 'fr',
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const email = 'bench@forum.example';
    const password = await forum.createAdministrator(email);
    await arriveSignedIn(context, { email, password }, `http://127.0.0.1:${forum.port}`);
    await context.addInitScript(probe);
    const page = await context.newPage();
    await page.goto('/admin/orateurs');
    await page.locator('tbody tr td').first().waitFor();
    // One more that is not counted: code comes with the first.
    for (let run = -1; run < runs; run += 1) await walk(page, run < 0 ? undefined : times);
  } finally {
    await browser.close();
  }
  return times;
}

/** From another list to that of the sessions, into one that is found there, which is renamed, and back. */
async function walk(page: Page, times: Times | undefined): Promise<void> {
  const main = page.getByRole('main');
  const take = async (step: keyof Times, act: () => Promise<void>, selector: string) => {
    await page.evaluate((asked) => Object.assign(globalThis, { asked, took: 0 }), selector);
    await act();
    const took = page.waitForFunction(() => (globalThis as { took?: number }).took);
    times?.[step].push(Number(await (await took).jsonValue()));
    await rest(page);
  };
  const row = 'main:not(:has(form[data-language])) tbody tr a[href*="/admin/evenements"]';
  const link = (place: string) => page.locator(`nav a[href="/admin/${place}"]`).first();
  await take('show', () => link('evenements').click(), row);
  const field = main.getByRole('searchbox');
  await field.focus();
  for (let typed = 1; typed <= sought.length; typed += 1) {
    // A row leads back to what was sought.
    const found = `main tbody a[href*="find=${sought.slice(0, typed)}&"]`;
    await take('search', () => page.keyboard.press(sought.charAt(typed - 1)), found);
  }
  await take('open', () => page.locator(row).first().click(), 'main form[data-language] fieldset');
  const form = page.locator('form[data-language]');
  await form.locator('input:not([type=checkbox])').first().fill(`Atelier ${Date.now()}`);
  const save = form.getByRole('button', { name: 'Enregistrer', exact: true });
  await take('save', () => save.click(), row);
  await link('orateurs').click();
  await page.locator('main tbody tr a[href*="/admin/orateurs"]').first().waitFor();
  await rest(page);
}

/** Resolves once what went on in the page has settled. */
const rest = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 400)),
  );

/** Runs in the page, before anything else: notes how long after an event the frame came that has what was asked for. */
function probe(): void {
  const page = globalThis as { asked?: string; took?: number };
  let began = 0;
  for (const kind of ['click', 'keydown'] as const) {
    addEventListener(
      kind,
      (event) => {
        began = event.timeStamp;
      },
      true,
    );
  }
  new MutationObserver(() => {
    if (!page.asked || began === 0 || !document.querySelector(page.asked)) return;
    const from = began;
    began = 0;
    requestAnimationFrame(() =>
      setTimeout(() => {
        page.took = performance.now() - from;
      }),
    );
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['href'] });
}
