import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';
import { type Conditions, type SlowLink, slow4g, unlimited } from './slow-link.ts';

/** What a visitor lives through on one visit. */
export interface Visit {
  /** From the start of the navigation to the frame after the first paint of anything, ms. */
  readonly firstPaint: number;
  /** To the frame after the one in which the first session of the programme was drawn, ms. */
  readonly readable: number;
  /** Bytes that had come by then. */
  readonly bytes: number;
  /** Total blocking time: what tasks after the first paint took beyond 50 ms, until all was quiet. */
  readonly blocking: number;
  readonly longestTask: number;
}

/** How much slower than this machine a phone's processor is taken to be. */
const phoneCpu = 4;

interface Notes {
  readonly longTasks: { start: number; duration: number }[];
}

/** A phone with a browser that keeps what it stores, on a link of its own. */
export class Device {
  private readonly folder = mkdtempSync(join(tmpdir(), 'forum-bench-device-'));
  private context: BrowserContext | undefined;
  private readonly link: SlowLink;
  private readonly fingerprint: string;

  constructor(link: SlowLink, fingerprint: string) {
    this.link = link;
    this.fingerprint = fingerprint;
  }

  /** Opens the programme on slow 4G (or offline) with a phone's processor and measures the visit. */
  async visit({ offline = false } = {}): Promise<Visit> {
    return this.onPage(slow4g, phoneCpu, offline, async (page) => {
      const before = this.link.received;
      await this.open(page);
      const bytes = this.link.received - before;
      await quiet(this.link, 700);
      return { bytes, ...(await page.evaluate(readMeasures)) };
    });
  }

  /** A visit without limits, until worker and content are wholly on the device. */
  async settle(): Promise<void> {
    await this.onPage(unlimited, 1, false, async (page) => {
      await this.open(page);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await page.waitForFunction(stored);
      await quiet(this.link, 1_000);
      await page.evaluate(() => localStorage.setItem('i18nextLngChosen', 'true'));
    });
  }

  async dispose(): Promise<void> {
    await this.context?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Each visit is a cold start of the browser. */
  private async onPage<T>(
    conditions: Conditions,
    cpu: number,
    offline: boolean,
    work: (page: Page) => Promise<T>,
  ): Promise<T> {
    this.context = await launch(this.folder, this.fingerprint);
    try {
      this.link.set(conditions);
      if (offline) this.link.cut();
      await this.context.setOffline(offline);
      await this.context.addInitScript(probe, 'main li[data-type] a');
      const page = this.context.pages()[0] ?? (await this.context.newPage());
      const session = await this.context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      return await work(page);
    } finally {
      await this.context.close();
      this.link.restore();
      this.link.set(unlimited);
    }
  }

  private async open(page: Page): Promise<void> {
    await page.goto(`https://localhost:${this.link.port}/programme`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('readable').length > 0,
      undefined,
      { timeout: 120_000, polling: 20 },
    );
  }
}

function launch(folder: string, fingerprint: string): Promise<BrowserContext> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium; name one in CHROMIUM.');
  return chromium.launchPersistentContext(folder, {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'fr',
  });
}

/** Resolves when nothing has come over the link for `calm` ms. */
async function quiet(link: SlowLink, calm: number): Promise<void> {
  let seen = -1;
  let since = Date.now();
  while (Date.now() - since < calm) {
    if (link.received !== seen) since = Date.now();
    seen = link.received;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page, before anything else: marks when the selector's first element has been drawn. */
function probe(selector: string): void {
  const notes: Notes = { longTasks: [] };
  Object.assign(globalThis, { notes });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      notes.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('readable')));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function readMeasures() {
  const { longTasks } = (globalThis as unknown as { notes: Notes }).notes;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const after = longTasks.filter(({ start, duration }) => start + duration > firstPaint);
  return {
    firstPaint,
    readable: performance.getEntriesByName('readable')[0]?.startTime ?? Number.NaN,
    blocking: after.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...longTasks.map(({ duration }) => duration)),
  };
}

/** Runs in the page: whether the edition is complete in IndexedDB. */
async function stored(): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'forum')) return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open('forum');
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('places').objectStore('places').getAll();
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result.some(({ current }) => current?.asOf !== undefined));
      };
    };
  });
}
