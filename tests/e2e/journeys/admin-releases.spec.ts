import { thisRelease } from '../../tools/releases.ts';
import { messages } from '../fixtures/messages.ts';
import { fill, heart, openOutboxes, rename, unsent } from '../fixtures/outboxes.ts';
import { applyButton, changeOver, expect, showsLater, test } from '../fixtures/released.ts';
import { storedIn } from '../fixtures/stored.ts';

const admin = messages('fr', 'admin');
const common = messages('fr', 'common');

test.use({ locale: 'fr' });
test.describe.configure({ mode: 'default', timeout: 600_000 });

test('what waits to be sent goes along to a later version, stays through the way back to this one, and arrives', {
  tag: '@soak',
}, async ({ adminPage, host, forum, laterRelease }) => {
  await using outboxes = await openOutboxes();
  const [first = '', second = '', third = ''] = outboxes.speakers;
  const before = await outboxes.names();
  await adminPage.goto('/admin/orateurs');
  await expect(adminPage.getByText(String(before[0])).first()).toBeVisible();
  await fill(adminPage, host, outboxes.session, [
    [first, 'Premier nom'],
    [second, 'Deuxième nom'],
  ]);
  expect(await unsent(adminPage)).toEqual([2, 1]);

  host.publish(laterRelease);
  await changeOver(adminPage, true);
  expect((await storedIn(adminPage, 'forum', 'operations')).version).toBe(2);
  expect((await storedIn(adminPage, 'forum-favourites', 'favourites')).version).toBe(2);
  await rename(adminPage, third, 'Troisième nom');
  expect(await unsent(adminPage)).toEqual([3, 1]);
  await adminPage.goto(`/programme/${outboxes.session}`);
  await expect(heart(adminPage)).toHaveAttribute('aria-pressed', 'true');

  host.publish(thisRelease);
  await changeOver(adminPage, false);
  await expect(adminPage.getByText(common('status.unkept.newer'))).toBeVisible();
  await adminPage.goto('/admin/orateurs');
  await expect(adminPage.getByText(admin('unkept.newer'))).toBeVisible();
  expect(await unsent(adminPage)).toEqual([3, 1]);
  host.backend = forum;
  await adminPage.reload();
  await expect(adminPage.getByText(admin('unkept.newer'))).toBeVisible();
  expect(await unsent(adminPage)).toEqual([3, 1]);
  expect(await outboxes.names()).toEqual(before);

  host.publish(laterRelease);
  await changeOver(adminPage, true);
  await expect.poll(outboxes.names).toEqual(['Premier nom', 'Deuxième nom', 'Troisième nom']);
  await expect.poll(() => outboxes.isFavouriteOf(adminPage)).toBe(true);
  await expect.poll(() => unsent(adminPage)).toEqual([0, 0]);
});

test('two tabs with full outboxes change over to a later version at once, and lose nothing', {
  tag: '@soak',
}, async ({ adminPage, host, forum, laterRelease }) => {
  await using outboxes = await openOutboxes();
  const [first = '', second = '', third = ''] = outboxes.speakers;
  const other = await adminPage.context().newPage();
  await other.goto('/');
  await fill(adminPage, host, outboxes.session, [[first, 'Premier nom']]);
  await rename(other, second, 'Deuxième nom');
  expect(await unsent(adminPage)).toEqual([2, 1]);

  host.publish(laterRelease);
  for (const page of [adminPage, other]) await page.goto('/');
  for (const page of [adminPage, other]) await expect(applyButton(page)).toBeVisible();
  await Promise.all([adminPage, other].map((page) => applyButton(page).click()));
  for (const page of [adminPage, other]) await showsLater(page);
  expect(await unsent(adminPage)).toEqual([2, 1]);
  await rename(other, third, 'Troisième nom');
  expect(await unsent(other)).toEqual([3, 1]);

  host.backend = forum;
  for (const page of [adminPage, other]) await page.reload();
  await expect.poll(outboxes.names).toEqual(['Premier nom', 'Deuxième nom', 'Troisième nom']);
  await expect.poll(() => outboxes.isFavouriteOf(adminPage)).toBe(true);
  await expect.poll(() => unsent(other)).toEqual([0, 0]);
});

test('a version that came whole before the network went is changed over to without one; of one that came in part nothing is seen', {
  tag: '@soak',
}, async ({ adminPage, host, laterRelease }) => {
  await using outboxes = await openOutboxes();
  const [first = ''] = outboxes.speakers;
  await fill(adminPage, host, outboxes.session, [[first, 'Premier nom']]);
  host.publish(laterRelease);
  host.lost = /^\/assets\/site-.*\.js$/;
  await adminPage.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    await new Promise<void>((resolve) => {
      const look = () => worker?.state === 'redundant' && resolve();
      worker?.addEventListener('statechange', look);
      look();
    });
  });
  await adminPage.goto('/');
  await showsLater(adminPage, false);
  await expect(applyButton(adminPage)).toBeHidden();

  host.lost = undefined;
  await adminPage.reload();
  await expect(applyButton(adminPage)).toBeVisible();
  await host.close();
  await adminPage.context().setOffline(true);
  await applyButton(adminPage).click();
  await showsLater(adminPage);
  await adminPage.goto(`/programme/${outboxes.session}`);
  await expect(heart(adminPage)).toHaveAttribute('aria-pressed', 'true');
  await adminPage.goto('/programme');
  await expect(heart(adminPage)).toBeVisible();
  await adminPage.goto('/admin/orateurs');
  await expect(adminPage.getByText('Premier nom').first()).toBeVisible();
  expect(await unsent(adminPage)).toEqual([1, 1]);
});
