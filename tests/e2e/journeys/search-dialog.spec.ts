import { desk, expect, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { workersOf } from '../fixtures/workers.ts';

test.use({ viewport: desk, worker: false, locale: 'fr' });

const t = messages('fr', 'search');
const common = messages('fr', 'common');

test('what is typed while the dialog is fetched stands in its field, and Enter leads to the title found', async ({
  page,
}) => {
  let arrive = () => {};
  const asked = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/dialogs-[^/]*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/programme');
  await expect(page.getByRole('main').locator('a[href^="/programme/"]').first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: common('nav.search') })
    .focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hospp');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('italite');
  // Search does not wait for its dialog: the index is made while that comes.
  await expect.poll(() => workersOf(page, 'search-worker').length).toBe(1);
  arrive();
  const field = page.getByRole('textbox', { name: t('label') });
  await expect(field).toHaveValue('hospitalite');
  const dialog = page.getByRole('dialog');
  const first = dialog.locator('[data-action]').first();
  await expect(first.locator('mark').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('button', { name: 'hospitalite' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: common('nav.map') })).toBeVisible();
});

test('what is said belongs to what is typed: nothing is missing while it is looked for, and Enter leads to none of the list before', async ({
  page,
}) => {
  // Of a first visit's content there is what the page brings, and for a while no more.
  let come = () => {};
  const waiting = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/snapshot[/.]|\/rpc\/sync_pull/, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/programme');
  await expect(page.getByRole('main').locator('a[href^="/programme/"]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', { name: t('label') });
  const dialog = page.getByRole('dialog');
  await expect(field).toBeFocused();
  // Faster than anything is drawn: what a busy device sees of an ordinary hand.
  const type = (query: string, thenEnter: boolean) =>
    field.evaluate(
      (input: HTMLInputElement, [value, enters]) => {
        const dialog = input.closest<HTMLElement>('[role="dialog"]');
        const told: string[] = [];
        new MutationObserver(() => told.push(dialog?.textContent ?? '')).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        Object.assign(window, { told });
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const enter = { key: 'Enter', code: 'Enter', bubbles: true };
        if (enters) input.dispatchEvent(new KeyboardEvent('keydown', enter));
      },
      [query, thenEnter] as const,
    );
  await type('hospitalite', false);
  await expect(dialog.getByText(t('searching'))).toBeVisible();
  come();
  await expect(dialog.locator('mark').first()).toBeVisible();
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((text) => text.includes(t('empty').slice(0, 10)))).toEqual([]);

  // An answer that comes when the field has been emptied is one no more.
  const marks = await field.evaluate(async (input: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    const dialog = input.closest('[role="dialog"]');
    let marks = 0;
    for (const value of ['p', '', 'pa', '', 'a', '']) {
      set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, value ? 1 : 400));
      if (!value) marks += dialog?.querySelectorAll('mark').length ?? 0;
    }
    return marks;
  });
  expect(marks).toBe(0);

  await type('calligraphie', true);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/calligraphi/i);
});

test('where what searches cannot be had, that is said, and opening again tries again', async ({
  page,
}) => {
  const workers = /\/assets\/workers\/search-/;
  await page.route(workers, (route) => route.abort());
  await page.goto('/programme');
  await expect(page.getByRole('main').locator('a[href^="/programme/"]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', { name: t('label') });
  await expect(field).toBeFocused();
  await page.keyboard.type('hospitalite');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('failed')).first()).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(t('failed'));
  await page.unroute(workers);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('hospitalite');
  await expect(dialog.locator('mark').first()).toBeVisible();

  // A letter that much has: drawn are as many as a screen holds, told of and reached are all.
  const results = dialog.locator('[data-action]');
  const told = dialog.getByRole('status');
  let all = 0;
  // Anew while the index is being made: a second answer selects its first result.
  await expect(async () => {
    await field.fill('');
    await expect(dialog.locator('mark')).toHaveCount(0);
    // What was gone through last is drawn whole when it is asked for again.
    await page.keyboard.press('ArrowDown');
    await field.fill('a');
    await expect(results).toHaveCount(15, { timeout: 2000 });
    await page.keyboard.press('ArrowUp');
    all = Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);
    expect(all).toBeGreaterThan(15);
    await expect(results).toHaveCount(all, { timeout: 2000 });
    await expect(results.last()).toHaveAttribute('data-selected', 'true', { timeout: 2000 });
  }).toPass();
  await field.fill('e');
  await expect(results).toHaveCount(15);
  await results.first().hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => results.count()).toBeGreaterThan(15);
  // Other results begin at the first, and are as few again.
  await field.fill('i');
  await expect(results).toHaveCount(15);
  await expect(results.first()).toBeInViewport();

  // On a tall screen nothing need be scrolled.
  await page.setViewportSize({ width: 500, height: 2600 });
  await field.fill('a');
  await expect(told).toHaveText(new RegExp(`${all}`));
  await expect(results).toHaveCount(all);

  // A phone's whole screen has them all, too: the list scrolls below the field.
  await page.setViewportSize({ width: 390, height: 700 });
  await field.fill('e');
  await expect(results).toHaveCount(15);
  await results.first().hover();
  await page.mouse.wheel(0, 9000);
  await expect.poll(() => results.count()).toBeGreaterThan(15);
  await page.mouse.wheel(0, 9000);
  await expect(results.last()).toBeInViewport({ ratio: 0.9 });
  await expect(field).toBeInViewport({ ratio: 1 });

  // What the page is told while it is kept from scrolling is handed down to nothing, which would be styled anew.
  const handed = await page.evaluate(() =>
    ['body', '#root'].map((of) => {
      const element = document.querySelector(of);
      return (
        element && getComputedStyle(element).getPropertyValue('--removed-body-scroll-bar-size')
      );
    }),
  );
  expect(handed).toEqual([expect.stringMatching(/px$/), '']);
});

test('who listens to the field hears what Enter would open, as the arrows go through it', async ({
  page,
}) => {
  await page.goto('/programme');
  await expect(page.getByRole('main').locator('a[href^="/programme/"]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', { name: t('label') });
  await expect(field).toBeFocused();
  const results = page.getByRole('dialog').locator('[data-action]');
  await expect(results.nth(1)).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.type('hospitalite');
  await expect(results.first().locator('mark').first()).toBeVisible();
  for (const key of ['', 'ArrowDown', 'ArrowUp']) {
    if (key) await page.keyboard.press(key);
    const selected = page.locator(`#${await field.getAttribute('aria-controls')} [data-selected]`);
    await expect(selected).toHaveCount(1);
    // What is found may still change: each time both are asked for.
    const told = async () => {
      const id = await selected.getAttribute('id');
      return Boolean(id) && (await field.getAttribute('aria-activedescendant')) === id;
    };
    await expect.poll(told, key).toBe(true);
  }
  await field.fill('');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
});
