import type { Page } from '@playwright/test';
import { wholeDay } from '../../tools/whole-day.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { favouritesOf, visitorKey } from '../fixtures/favourites.ts';
import { controlled } from '../fixtures/forum.ts';
import { hearts, idOf, oneWaiting, openProgramme, statesOn, tap } from '../fixtures/hearts.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/phone.ts';
import { storedIn } from '../fixtures/stored.ts';

const own = messages('fr', 'favourites');
const common = messages('fr', 'common');
const kills = process.env.SOAK ? 200 : 3;

/** More than one call holds. */
const many = process.env.SOAK ? 5_000 : 1_000;

// Where the worker matters, phones have one.
test.use({ worker: false });

test('no acknowledged tap is lost when the browser is killed in mid-write', async ({
  takePhone,
}) => {
  test.setTimeout(kills * 30_000 + 120_000);
  const phone = takePhone();
  await controlled(await openProgramme(phone));
  await phone.close();
  const acknowledged = new Map<string, boolean>();
  let count = 0;
  for (let round = 0; round <= kills; round += 1) {
    const page = await openProgramme(phone);
    const held = await heldOn(page);
    for (const [id, favourite] of acknowledged) {
      expect(held.get(id) ?? false, `round ${round}, ${id}`).toBe(favourite);
    }
    await page.exposeFunction('acknowledge', (id: string, favourite: boolean) => {
      acknowledged.set(id, favourite);
      count += 1;
    });
    // What is tapped and not acknowledged may be stored or not.
    const before = count;
    const tapped = await tapAway(page, round % 2 === 0);
    for (const id of tapped) acknowledged.delete(id);
    // Some die before anything is stored, most in the middle of it, however slow the machine.
    if (tapped.length > 0 && round % 3 > 0) {
      await expect.poll(() => count, { intervals: [10] }).toBeGreaterThan(before);
    }
    await page.waitForTimeout(Math.random() * 200);
    await phone.kill();
  }
  test.info().annotations.push({ type: 'taps', description: `${count} acknowledged` });
  expect(count).toBeGreaterThan(kills / 4);
});

/** Begins to tap hearts, faster than they can be stored; resolves with the ids to be tapped. */
function tapAway(page: Page, favourite: boolean): Promise<string[]> {
  return page.evaluate((wanted) => {
    const { acknowledge } = globalThis as unknown as {
      acknowledge: (id: string, favourite: boolean) => void;
    };
    const all = [...document.querySelectorAll<HTMLElement>('main li:has(h4 a)')]
      .flatMap((row) => {
        const id = row.querySelector('h4 a')?.getAttribute('href')?.split('/').at(-1) ?? '';
        const heart = row.querySelector<HTMLButtonElement>('button[aria-pressed]');
        return heart && heart.ariaPressed !== String(wanted) ? [{ id, heart }] : [];
      })
      .slice(0, 12);
    for (const { id, heart } of all) {
      new MutationObserver(() => {
        if (heart.ariaBusy !== 'true') acknowledge(id, heart.ariaPressed === 'true');
      }).observe(heart, { attributeFilter: ['aria-busy'] });
    }
    const waiting = [...all];
    setInterval(() => waiting.shift()?.heart.click(), 7);
    return all.map(({ id }) => id);
  }, favourite);
}

/** What the device has stored: id to whether it is a favourite. */
async function heldOn(page: Page): Promise<Map<string, boolean>> {
  const { entries } = await storedIn<{ id: string; favourite: boolean }>(
    page,
    'forum-favourites',
    'favourites',
  );
  return new Map(entries.map(({ id, favourite }) => [id, favourite]));
}

const later = ['@soak'];
for (const [name, fault, tag] of [
  ['429', { status: 429, headers: { 'retry-after': '1' }, body: '' }, later],
  ['503', { status: 503, body: 'Service Unavailable' }, later],
  ['a captive page', { status: 200, contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' }, []],
  ['a dropped connection', undefined, later],
] as const) {
  test(`${name} on the way: the tap waits, nothing is refused, and it arrives afterwards`, {
    tag: [...tag],
  }, async ({ page }) => {
    await using database = await runningDatabase();
    let failures = 0;
    await page.route('**/rpc/favourites_push', (route) => {
      failures += 1;
      return fault ? route.fulfill(fault) : route.abort('connectionreset');
    });
    await page.goto(wholeDay());
    const heart = hearts(page).first();
    await tap(heart);
    await expect.poll(() => failures).toBeGreaterThan(0);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').first()).toContainText(oneWaiting);
    const key = await visitorKey(page);
    expect(await favouritesOf(database.sql, key)).toEqual([]);
    await page.unroute('**/rpc/favourites_push');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => favouritesOf(database.sql, key)).toHaveLength(1);
    await expect(page.getByText(own('failed.add'))).toHaveCount(0);
  });
}

const day = 86_400_000;
for (const [name, wrong, tag] of [
  ['a day ahead', day, later],
  ['a day behind', -day, later],
  ['ten years ahead', 3_652 * day, later],
  ['ten years behind', -3_652 * day, later],
] as const) {
  test(`on a phone whose clock is ${name} the last tap still holds`, { tag: [...tag] }, async ({
    page,
  }) => {
    await using database = await runningDatabase();
    await page.clock.setSystemTime(Date.now() + wrong);
    await page.goto(wholeDay());
    // The programme opens on another day once the server's answer has told the time.
    await page.waitForFunction(() => localStorage.getItem('forum.clock') !== null);
    await page.reload();
    await expect(hearts(page).first()).toBeVisible();
    const heart = hearts(page).first();
    const id = await idOf(heart);
    await tap(heart);
    const key = await visitorKey(page);
    await expect.poll(() => favouritesOf(database.sql, key)).toEqual([id]);
    await tap(heart, false);
    await expect.poll(() => favouritesOf(database.sql, key)).toEqual([]);
    await tap(heart);
    await expect.poll(() => favouritesOf(database.sql, key)).toEqual([id]);
    const [row] = await database.sql<{ ahead: boolean }[]>`
      select bool_or(at > now() + interval '1 minute') as ahead from favourites where id = ${id}`;
    expect(row?.ahead).toBe(false);
    await expect(page.getByText(own('failed.add'))).toHaveCount(0);
  });
}

test('an answer that is lost counts once: the tap is sent again and nothing doubles', async ({
  page,
}) => {
  await using database = await runningDatabase();
  let lost = 0;
  await page.route('**/rpc/favourites_push', async (route) => {
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(wholeDay());
  await tap(hearts(page).first());
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const key = await visitorKey(page);
  await expect.poll(() => favouritesOf(database.sql, key)).toHaveLength(1);
  await expect(page.getByRole('status').first()).not.toContainText(oneWaiting);
});

test(`${many} favourites: what the server will not take is told once, and the app goes on`, {
  tag: '@soak',
}, async ({ page, problems }) => {
  // Calls of five hundred, each answered one by one: minutes on a busy machine.
  test.setTimeout(300_000);
  await using database = await runningDatabase();
  await page.goto(wholeDay());
  await tap(hearts(page).first());
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('forum-favourites');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('favourites', 'readwrite');
          const store = transaction.objectStore('favourites');
          for (let index = 0; index < count; index += 1) {
            const id = crypto.randomUUID();
            const rest = { favourite: true, at: Date.now(), revision: id, state: 'waiting' };
            store.put({ key: `event:${id}`, kind: 'event', id, ...rest });
          }
          transaction.oncomplete = () => resolve();
        };
      }),
    many,
  );
  await page.goto('/programme?tab=mine');
  await expect(page.getByText(own('failed.discard_all'))).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(own('failed.reason.unknown')).first()).toBeVisible();
  await expect
    .poll(async () => [...(await statesOn(page)).entries()], { timeout: 120_000 })
    .toEqual(expect.arrayContaining([['refused', many]]));
  const discardAll = page.getByRole('button', { name: own('failed.discard_all') });
  const giveBackRoom = await takeRoom(page);
  await discardAll.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(common('failure.storage'));
  await giveBackRoom();
  const others = problems.splice(0).filter((problem) => !problem.includes('QuotaExceededError'));
  expect(others).toEqual([]);
  await discardAll.click();
  await expect(page.getByText(own('failed.add'))).toHaveCount(0);

  await page.goto(wholeDay());
  await tap(hearts(page).nth(1));
  const key = await visitorKey(page);
  await expect.poll(() => favouritesOf(database.sql, key)).toHaveLength(2);
});

/** Leaves the page no room to write in its databases; returns what gives it back. */
async function takeRoom(page: Page): Promise<() => Promise<void>> {
  const original = await page.evaluateHandle(() => {
    const { prototype } = IDBDatabase;
    const { transaction } = prototype;
    prototype.transaction = function (...asked) {
      if (asked[1] === 'readwrite') throw new DOMException('No room', 'QuotaExceededError');
      return transaction.apply(this, asked);
    };
    return transaction;
  });
  return () =>
    original.evaluate((transaction) => {
      IDBDatabase.prototype.transaction = transaction;
    });
}
