import { get } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { wholeDay } from '../../tools/whole-day.ts';
import { contentHeld } from '../fixtures/forum.ts';
import { drawnIn, letters } from '../fixtures/letters.ts';
import { messages } from '../fixtures/messages.ts';
import { everyKind, firstUnder } from '../fixtures/published-pages.ts';
import { hasRead, idle, takenOver } from '../fixtures/takeover.ts';

// The venue's own offset, so that no second clock is shown.
test.use({ timezoneId: 'Etc/GMT-1', serviceWorkers: 'block' });

/** What a page of each kind may weigh on the wire, in KB; 14 are a server's first flight. */
const mostOf: readonly (readonly [path: RegExp, most: number])[] = [
  [/^\/$/, 16],
  [/^\/programme$/, 19],
  [/^\/orateurs$/, 17],
  [/^\/carte$/, 20.1],
  [/^\/lieux\/./, 17.9],
  [/^\/village-solidaire$/, 20.5],
  [/./, 14],
];

/** Bytes of an answer's body as they travel to a browser. */
function weigh(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
    });
    asked.on('error', reject);
  });
}

test('no kind of page weighs more than it may, in any language', async ({ page, baseURL }) => {
  const heavy: string[] = [];
  for (const path of await everyKind(page)) {
    const [, most = 0] = mostOf.find(([kind]) => kind.test(path)) ?? [];
    for (const language of ['fr', 'en', 'ar']) {
      const kilobytes = (await weigh(`${baseURL}${path}?lng=${language}`)) / 1_024;
      if (kilobytes > most)
        heavy.push(`${path} in ${language}: ${kilobytes.toFixed(1)} of ${most}`);
      expect(kilobytes, path).toBeGreaterThan(5);
    }
  }
  expect(heavy).toEqual([]);
});

for (const { language, direction, search } of [
  { language: 'fr', direction: 'ltr', search: '' },
  { language: 'ar', direction: 'rtl', search: '?lng=ar' },
] as const) {
  test.describe(`without JavaScript, in ${language}`, {
    tag: language === 'fr' ? ['@soak'] : [],
  }, () => {
    test.use({ javaScriptEnabled: false });

    test('someone reads a session, its speaker and its place, and comes back', async ({ page }) => {
      await page.goto(`/${search}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await page.locator(`main a[href^="/programme"]`).first().click();
      await expect(page).toHaveURL(/\/programme/);
      await page.goto(`/programme${search}`);
      const days = page.locator('main nav a[href*="day="]');
      expect(await days.count()).toBeGreaterThan(1);
      await days.last().click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const session = page.locator('main h4 a').first();
      const title = (await session.textContent()) ?? '';
      await session.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('main a[href^="/lieux/"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
      await page.locator('main a[href^="/programme/"]').first().click();
      await expect(page).toHaveURL(/\/programme\/[\w-]+/);

      await page.goto(`/orateurs${search}`);
      // Nothing but the page itself lets its letters in here.
      await expect
        .poll(() => drawnIn(page, 'main h1'))
        .toEqual(expect.arrayContaining([expect.stringContaining(letters[language].heading)]));
      await page.locator('main a[href^="/orateurs/"]').first().click();
      const speaker = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page.locator('main a[href^="/programme/"]').first().click();
      await page.locator('main a[href^="/orateurs/"]').filter({ hasText: speaker }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(speaker);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}

test.describe('on a phone that speaks Arabic', () => {
  test.use({ locale: 'ar-MA' });

  test('a plain link leads to the Arabic page, and stays plain', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).search);
    });
    await page.goto('/programme');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL(/\/programme$/);
    // The host answers in the reader's language: one document.
    expect(asked).toEqual(['']);
    const session = page.locator('main h4 a').first();
    await expect(session).toHaveAttribute('href', /^[^?]+$/);
    await session.click();
    await expect(page).toHaveURL(/\/programme\/[\w-]+$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL(/\/programme\/[\w-]+$/);
  });

  test('where the host has one answer for all, no code travels ahead of the Arabic page', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(/\/programme$/, async (route) => {
      const { 'accept-language': _, ...headers } = await route.request().allHeaders();
      await route.continue({ headers });
    });
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const second = page.waitForResponse(/\/programme\?lng=ar$/);
    await page.goto('/programme', { waitUntil: 'commit' });
    await second;
    // A browser reads on, and may ask for pictures and letters before the script has run.
    expect(asked.filter((path) => /\.(?:js|css|json)$/.test(path))).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await takenOver(page);
  });

  test("a friend's link keeps its language, through a reload and where it leads", async ({
    page,
  }) => {
    await page.goto('/orateurs?lng=en');
    await takenOver(page);
    await page.locator('main a[href^="/orateurs/"]').first().click();
    await expect(page).toHaveURL(/\/orateurs\/[\w-]+\?lng=en$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(/\?lng=en$/);
  });
});

/** Opens a published page and holds the app, or some of its files, back until it is let go. */
async function openWithoutApp(
  page: Page,
  address: string,
  files = /\/assets\/.*\.js$/,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

/** Has a page that opens do something once React has begun to take it over; `acted` says if in time. */
async function whileTakenOver(page: Page, act: () => void): Promise<void> {
  const wait = (action: () => void) => {
    const turn = new MessageChannel();
    const isOf = (element: Element | null, mark: string) =>
      Object.keys(element ?? {}).some((key) => key.startsWith(mark));
    turn.port1.onmessage = () => {
      const begun = isOf(document.getElementById('root'), '__reactContainer');
      if (!begun) return turn.port2.postMessage('');
      const over = isOf(document.querySelector('main'), '__react');
      Object.assign(window, { acted: over ? 'afterwards' : 'meanwhile' });
      action();
    };
    turn.port2.postMessage('');
  };
  await page.addInitScript(`(${wait})(${act})`);
}

test.describe('before the app has come', () => {
  let release = () => {};
  test.beforeEach(async ({ page }) => {
    release = await openWithoutApp(page, wholeDay());
    await page.locator('main h4 a').nth(5).waitFor();
  });

  test('who has begun to read is left there when it takes over', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 700));
    release();
    await takenOver(page);
    await hasRead(page);
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  test('a button that is pressed does its work once it is there', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.getByRole('button', { name: messages('fr', 'common')('language.choose') }).click();
    release();
    await expect(page.getByRole('menuitem', { name: 'العربية' })).toBeVisible();
  });
});

test.describe('before the app has come, in Arabic', () => {
  test.use({ locale: 'ar' });

  test('filters that are chosen narrow the programme once it is there', async ({ page }) => {
    const release = await openWithoutApp(page, wholeDay());
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const word = messages('ar', 'programme');
    const sessions = page.locator('main h4 a');
    const all = await sessions.count();
    const type = page.getByLabel(word('type'), { exact: true });
    const place = page.getByLabel(word('place'), { exact: true });
    await type.selectOption({ index: 1 });
    await place.selectOption({ index: 1 });
    const chosen = [await type.inputValue(), await place.inputValue()];
    release();
    await expect(page.getByRole('button', { name: word('reset') })).toBeVisible();
    expect([await type.inputValue(), await place.inputValue()]).toEqual(chosen);
    await expect.poll(() => sessions.count()).toBeLessThan(all);
    const [one, other] = chosen;
    await expect(page).toHaveURL(new RegExp(`[?&]type=${one}&place=${other}$`));
  });

  test('a name that is being typed is searched for once it is there, and typed on', async ({
    page,
  }) => {
    const release = await openWithoutApp(page, '/orateurs');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const speakers = page.locator('main li a[href^="/orateurs/"]');
    const name = (await speakers.nth(3).textContent())?.trim().split(/\s+/)[0] ?? '';
    const field = page.getByRole('searchbox');
    await field.click();
    await page.keyboard.type(name.slice(1));
    await page.keyboard.press('Home');
    const all = await speakers.count();
    release();
    await expect.poll(() => speakers.count()).toBeLessThan(all);
    await expect(field).toBeFocused();
    await page.keyboard.type(name.slice(0, 1));
    await expect(field).toHaveValue(name);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(name);
    await expect(speakers.filter({ hasText: name })).toHaveCount(await speakers.count());
  });

  test('an edition that is chosen is opened once it is there', { tag: '@soak' }, async ({
    page,
  }) => {
    const release = await openWithoutApp(page, wholeDay());
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const edition = page.getByLabel(messages('ar', 'common')('frame.edition'), { exact: true });
    const other = edition.locator('option:not([selected])').first();
    const id = (await other.getAttribute('value')) ?? '';
    const name = (await other.textContent()) ?? '';
    await edition.selectOption(id);
    release();
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await expect(edition).toHaveValue(id);
  });
});

test('a country chosen and a name typed while the page is being taken over both count', async ({
  page,
}) => {
  await whileTakenOver(page, () => {
    for (const [name, value] of [
      ['select', 'MA'],
      ['input[type=search]', 'a'],
    ] as const) {
      const field = document.querySelector(`main ${name}`);
      // As a reader would: React listens to the field's own setter.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        value,
      );
      for (const event of ['input', 'change'])
        field?.dispatchEvent(new Event(event, { bubbles: true }));
    }
  });
  await page.goto('/orateurs');
  await takenOver(page);
  expect(await page.evaluate(() => (window as { acted?: string }).acted)).toBe('meanwhile');
  await expect(page).toHaveURL(/\?(?=.*country=MA)(?=.*q=a)/);
  await expect(page.locator('main select')).toHaveValue('MA');
  await expect(page.getByRole('searchbox')).toHaveValue('a');
});

test('a heart that is pressed before it shows that it is marked stays marked', async ({ page }) => {
  const heart = page.locator('main li button[aria-pressed]').first();
  for (const _visit of ['first', 'second']) {
    // All of the app but the screen: what the device holds has been read when the page is taken over.
    const release = await openWithoutApp(page, wholeDay(), /\/assets\/programme.*\.js$/);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    // The app runs, all but the screen, and what the device holds is opened.
    const opened = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(opened).toContain('forum-favourites');
    await idle(page);
    release();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).not.toHaveAttribute('aria-busy');
    await hasRead(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
});

test('what an address asks for beyond the page is shown all the same', async ({ page }) => {
  await page.goto('/programme?tab=mine');
  await expect(page.locator('nav [aria-current="page"][href*="tab=mine"]').first()).toBeVisible();
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('head > link[rel="canonical"]')).toHaveCount(0);
});

test('who has chosen another edition sees nothing of the page’s, and what is pressed meanwhile is done', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('selectedEditionId', '19'));
  const release = await openWithoutApp(page, '/programme');
  const first = page.locator('main h4').first();
  await expect(first).toBeAttached();
  const published = (await first.textContent()) ?? '';
  await expect(first).toBeHidden();
  await page.getByRole('button', { name: messages('fr', 'common')('language.choose') }).click();
  release();
  await expect(page.getByRole('menuitem', { name: 'العربية' })).toBeVisible();
  await expect(first).toBeVisible();
  await expect(first).not.toHaveText(published);
});

test('who comes to the site anew from elsewhere in the app finds the content there, not what the first page brought', async ({
  page,
}) => {
  await page.goto('/presentation');
  await takenOver(page);
  await contentHeld(page);
  const goTo = (path: string) =>
    page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await goTo('/admin/login');
  await expect(page.locator('input[name=password]')).toBeVisible();
  await page.evaluate((none) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(none)) document.documentElement.dataset.none = '';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, messages('fr', 'programme')('not_published'));
  await goTo('/programme');
  await expect(page.locator('main li h4').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-none');
});

test('a page tells crawlers its address, its languages and its card, until the reader goes on', async ({
  page,
}) => {
  const event = await firstUnder(page, wholeDay(), '/programme');
  await page.goto(`${event}?lng=en`);
  const head = page.locator('head');
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${event}\\?lng=en$`),
  );
  await expect(head.locator('link[rel="alternate"]')).toHaveCount(4);
  const title = await page.title();
  await expect(head.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
  await takenOver(page);
  await page.locator('main a[href^="/lieux/"]').first().click();
  await expect(head.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('a heart pressed while the page is being taken over is pressed once', {
  tag: '@soak',
}, async ({ page }) => {
  await whileTakenOver(page, () =>
    document.querySelector<HTMLElement>('main li button[aria-pressed]')?.click(),
  );
  await page.goto(wholeDay());
  await takenOver(page);
  expect(await page.evaluate(() => (window as { acted?: string }).acted)).toBe('meanwhile');
  const heart = page.locator('main li button[aria-pressed]').first();
  await expect(heart).not.toHaveAttribute('aria-busy');
  await hasRead(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('every kind of page is valid HTML', async ({ page }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // As React writes: names of attributes as in JSX, and `selected=""`.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'attribute-boolean-style': ['error', { style: 'empty' }],
      // Its `hidden=""` and `<img/>` stand beside Vite's `crossorigin` and our `<link>`.
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // HTML asks of an id only that it has no space in it; React's begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      'doctype-style': ['error', { style: 'lowercase' }],
      // Lengths and colours that come from the content, and Mantine's variables.
      'no-inline-style': 'off',
      // In large letters a number is rather broken than cut off by the edge of a phone.
      'tel-non-breaking': 'off',
      // A headline is as long as its author made it.
      'long-title': 'off',
    },
  });
  for (const path of await everyKind(page)) {
    for (const search of ['', '?lng=ar']) {
      const html = await (await page.request.get(`${path}${search}`)).text();
      const report = await validator.validateString(html);
      const errors = report.results.flatMap(({ messages }) =>
        messages
          .filter(({ severity }) => severity === 2)
          .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect(errors, path).toEqual([]);
    }
  }
});
