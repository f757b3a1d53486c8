import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '#shared/localized.ts';
import { controlled, expect, phone, test } from '../fixtures/forum.ts';
import { keptPage } from '../fixtures/kept-pages.ts';
import { drawnIn, letters } from '../fixtures/letters.ts';
import { hasNotMoved, hasRead, noteShifts, takenOver } from '../fixtures/takeover.ts';

// The venue's own offset, so that no second clock is shown.
test.use({ timezoneId: 'Etc/GMT-1' });

/** Has databases open a little later in pages that open from now on, as on a cheap phone. */
async function slowStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...asked) {
      const request = open.apply(this, asked);
      request.addEventListener('success', (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        setTimeout(() => request.dispatchEvent(new Event('success')), 300);
      });
      return request;
    };
  });
}

for (const language of ['fr', 'ar'] as const) {
  test.describe(`in ${language}`, { tag: language === 'fr' ? ['@soak'] : [] }, () => {
    test.use({ language, locale: language, firstVisit: true });

    test('a reader sees the forum’s own letters from the first visit on, offline too, and nothing moves for them', async ({
      device,
    }) => {
      const { heading, text } = letters[language];
      const isRight = async (page: Page) => {
        await expect
          .poll(() => drawnIn(page, 'main h1'))
          .toEqual(expect.arrayContaining([expect.stringContaining(heading)]));
        await expect.poll(async () => (await drawnIn(page, 'main p'))[0]).toContain(text);
      };
      let page = await device.open();
      await noteShifts(page);
      await page.goto('/presentation', { waitUntil: 'commit' });
      await isRight(page);
      await takenOver(page);
      await hasRead(page);
      await isRight(page);
      await hasNotMoved(page);
      await page.goto('/orateurs');
      await isRight(page);
      await controlled(page);
      await expect.poll(() => keptPage(page, '/presentation'), { timeout: 60_000 }).toBeTruthy();
      await device.close();

      page = await device.open({ offline: true });
      await noteShifts(page);
      await slowStorage(page);
      // The second is not kept: the app shows what the device holds, in one go.
      for (const path of ['/presentation', '/village-solidaire']) {
        await page.goto(path, { waitUntil: 'commit' });
        await isRight(page);
        await hasRead(page);
        await hasNotMoved(page);
      }
    });
  });
}

/** The words that the site starts with, as a text. */
function textOf(language: Language): string {
  const file = join(import.meta.dirname, `../../../public/locales/${language}/common.json`);
  const own = language === 'ar' ? /[^\u0621-\u0652 ]/g : /[^\u0020-\u00ff]/g;
  return readFileSync(file, 'utf8')
    .replace(/"\w+":|\{\{\w+\}\}/g, '')
    .replace(own, '')
    .replace(/ +/g, ' ');
}

test('until they have come, the device’s letters take as much room', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/presentation');
  await takenOver(page);
  const ratios = await page.evaluate(
    async (texts) => {
      await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
      const canvas = document.createElement('canvas').getContext('2d');
      const width = (font: string, text: string) => {
        if (canvas) canvas.font = font;
        return canvas?.measureText(text).width ?? 0;
      };
      const own = [...document.fonts].filter(({ family }) => /^"?(?:Text|Heading) /.test(family));
      const loaded = own.filter(({ status }) => status === 'loaded');
      return loaded.map(({ family, weight, unicodeRange }) => {
        const text = texts[unicodeRange.startsWith('U+6') ? 'Text Arabic' : 'Text'];
        const isHeading = family.includes('Heading');
        const size = `${isHeading ? 600 : weight.startsWith('2') ? 400 : 600} 100px`;
        const brand = isHeading ? '"Cormorant Garamond", Amiri' : '"Source Sans 3", "Plex Arabic"';
        const ratio = width(`${size} ${family}`, text) / width(`${size} ${brand}`, text);
        return [`${family} ${weight}`, ratio] as const;
      });
    },
    { Text: textOf('fr'), 'Text Arabic': textOf('ar') },
  );
  // Which of them this machine has is its own affair; without any nothing would be measured.
  expect(ratios.length).toBeGreaterThan(3);
  for (const [name, ratio] of ratios) {
    expect(ratio, name).toBeGreaterThan(0.95);
    expect(ratio, name).toBeLessThan(1.05);
  }
});

/** Tells, once its letters are let in, which of them the page has, and how long (ms) ago it was first painted. */
async function whenLetIn(page: Page): Promise<{ fonts: string[]; painted: number }> {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      const letters = document.getElementById('letters');
      if (!letters || letters.hasAttribute('media')) return;
      look.disconnect();
      const [first] = performance.getEntriesByType('paint');
      const come = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const fonts = come.map(({ name }) => name).filter((name) => name.endsWith('.woff2'));
      const painted = performance.now() - (first?.startTime ?? 0);
      document.documentElement.dataset.letIn = JSON.stringify({ fonts, painted });
    });
    look.observe(document, { attributeFilter: ['media'], subtree: true });
  });
  await page.goto('/presentation', { waitUntil: 'commit' });
  const word = page.locator('html[data-let-in]');
  return JSON.parse((await word.getAttribute('data-let-in', { timeout: 30_000 })) ?? '');
}

/** Holds the letters of titles up, for as long as is said. */
async function holdTitles(page: Page, held: Promise<void>): Promise<void> {
  await page.route(/heading-.*woff2$/, async (route) => {
    await held;
    await route.continue();
  });
}

const has = (fonts: readonly string[], kind: string) => fonts.some((name) => name.includes(kind));

test('letters are let in all at once', async ({ page }) => {
  await holdTitles(page, new Promise((go) => setTimeout(go, 1_000)));
  const { fonts, painted } = await whenLetIn(page);
  // A busy machine may take as long as a slow line.
  expect(painted > 2_900 || (has(fonts, 'text-') && has(fonts, 'heading-'))).toBe(true);
});

test('where a line holds some letters up, the others are let in after a while', async ({
  page,
}) => {
  let release = () => {};
  await holdTitles(
    page,
    new Promise((go) => {
      release = go;
    }),
  );
  const { fonts } = await whenLetIn(page);
  release();
  expect([has(fonts, 'text-'), has(fonts, 'heading-')]).toEqual([true, false]);
});
