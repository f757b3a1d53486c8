import type { BrowserContext } from '@playwright/test';
import { wholeDay } from '../../tools/whole-day.ts';
import { expect, test, withoutWorker } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

const common = messages('fr', 'common');
const own = messages('fr', 'favourites');

// As every browser without a profile, this one forgets all when it is closed; and it may refuse more.
test.use({ worker: false });

/** Has each use of the browser's databases end in the error that a private window knows. */
async function withoutDatabases(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    IDBFactory.prototype.databases = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });
}

/** Has one of the window's own storages throw as soon as it is named. */
async function without(context: BrowserContext, name: 'caches' | 'localStorage'): Promise<void> {
  await context.addInitScript((refused) => {
    Object.defineProperty(window, refused, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }, name);
}

/** Has tabs keep nothing from each other, as where the reader refuses a site all storage. */
async function withoutLocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = () =>
      Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
    LockManager.prototype.request = refuse;
    LockManager.prototype.query = refuse;
  });
}

const refusals: Record<string, (context: BrowserContext) => Promise<void>> = {
  'its databases': withoutDatabases,
  'a worker': withoutWorker,
  'kept answers': (context) => without(context, 'caches'),
  locks: withoutLocks,
  'small words': (context) => without(context, 'localStorage'),
  everything: async (context) => {
    await withoutDatabases(context);
    await withoutLocks(context);
    await withoutWorker(context);
    await without(context, 'caches');
    await without(context, 'localStorage');
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  test(`a browser that refuses ${what} reads the site; what it does not keep is said`, {
    tag: '@soak',
  }, async ({ page, context }) => {
    await refuse(context);
    await page.goto(wholeDay());
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: own('title') })
      .first();
    await expect(heart).toBeVisible();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const keeps = !['its databases', 'everything'].includes(what);
    const said = page.getByText(common('status.unkept.refused'));
    await expect(said).toBeVisible({ visible: !keeps });
    await expect(page.getByText(common('status.waiting_for_content'))).toBeHidden();
    for (const place of ['speakers', 'announcements', 'map'] as const) {
      await page
        .getByRole('link', { name: common(`nav.${place}`) })
        .first()
        .click();
      await expect(page.getByRole('main').getByRole('heading').first()).not.toBeEmpty();
    }
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading').first()).not.toBeEmpty();
    await expect(said).toBeVisible({ visible: !keeps });
  });
}

test('where kept answers are refused another edition can be chosen all the same', {
  tag: '@soak',
}, async ({ page, context }) => {
  await using edition = await openEdition();
  const title = named('Séance d’une autre édition', 'جلسة');
  await edition.session(title);
  await without(context, 'caches');
  await page.goto('/programme');
  const choice = page.getByLabel(common('frame.edition')).first();
  await choice.selectOption(String(edition.id));
  await expect(page.getByText(title.fr).first()).toBeVisible();
});
