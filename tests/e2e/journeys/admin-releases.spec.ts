import { thisRelease } from '../../tools/releases.ts';
import { fill, heart, openOutboxes, rename, unsent } from '../fixtures/outboxes.ts';
import { applyButton, changeOver, expect, showsLater, test } from '../fixtures/released.ts';
import { storedIn } from '../fixtures/stored.ts';
import { words } from '../fixtures/words.ts';

const admin = words('fr', 'admin');
const common = words('fr', 'common');

test.use({ locale: 'fr' });
test.describe.configure({ mode: 'default', timeout: 600_000 });

test('what waits to be sent goes along to a later version, stays through the way back to this one, and arrives', {
  tag: '@soak',
}, async ({ office, host, forum, laterRelease }) => {
  await using outboxes = await openOutboxes();
  const [first = '', second = '', third = ''] = outboxes.speakers;
  const before = await outboxes.names();
  await office.goto('/admin/orateurs');
  await expect(office.getByText(String(before[0])).first()).toBeVisible();
  await fill(office, host, outboxes.session, [
    [first, 'Premier nom'],
    [second, 'Deuxième nom'],
  ]);
  expect(await unsent(office)).toEqual([2, 1]);

  host.publish(laterRelease);
  await changeOver(office, true);
  expect((await storedIn(office, 'forum', 'operations')).version).toBe(2);
  expect((await storedIn(office, 'forum-favourites', 'favourites')).version).toBe(2);
  await rename(office, third, 'Troisième nom');
  expect(await unsent(office)).toEqual([3, 1]);
  await office.goto(`/programme/${outboxes.session}`);
  await expect(heart(office)).toHaveAttribute('aria-pressed', 'true');

  host.publish(thisRelease);
  await changeOver(office, false);
  await expect(office.getByText(common('status.unkept.newer'))).toBeVisible();
  await office.goto('/admin/orateurs');
  await expect(office.getByText(admin('unkept.newer'))).toBeVisible();
  expect(await unsent(office)).toEqual([3, 1]);
  host.backend = forum;
  await office.reload();
  await expect(office.getByText(admin('unkept.newer'))).toBeVisible();
  expect(await unsent(office)).toEqual([3, 1]);
  expect(await outboxes.names()).toEqual(before);

  host.publish(laterRelease);
  await changeOver(office, true);
  await expect.poll(outboxes.names).toEqual(['Premier nom', 'Deuxième nom', 'Troisième nom']);
  await expect.poll(() => outboxes.isFavouriteOf(office)).toBe(true);
  await expect.poll(() => unsent(office)).toEqual([0, 0]);
});

test('two tabs with full outboxes change over to a later version at once, and lose nothing', {
  tag: '@soak',
}, async ({ office, host, forum, laterRelease }) => {
  await using outboxes = await openOutboxes();
  const [first = '', second = '', third = ''] = outboxes.speakers;
  const other = await office.context().newPage();
  await other.goto('/');
  await fill(office, host, outboxes.session, [[first, 'Premier nom']]);
  await rename(other, second, 'Deuxième nom');
  expect(await unsent(office)).toEqual([2, 1]);

  host.publish(laterRelease);
  for (const page of [office, other]) await page.goto('/');
  for (const page of [office, other]) await expect(applyButton(page)).toBeVisible();
  await Promise.all([office, other].map((page) => applyButton(page).click()));
  for (const page of [office, other]) await showsLater(page);
  expect(await unsent(office)).toEqual([2, 1]);
  await rename(other, third, 'Troisième nom');
  expect(await unsent(other)).toEqual([3, 1]);

  host.backend = forum;
  for (const page of [office, other]) await page.reload();
  await expect.poll(outboxes.names).toEqual(['Premier nom', 'Deuxième nom', 'Troisième nom']);
  await expect.poll(() => outboxes.isFavouriteOf(office)).toBe(true);
  await expect.poll(() => unsent(other)).toEqual([0, 0]);
});

test('a version that came whole before the network went is changed over to without one; of one that came in part nothing is seen', {
  tag: '@soak',
}, async ({ office, host, laterRelease }) => {
  await using outboxes = await openOutboxes();
  const [first = ''] = outboxes.speakers;
  await fill(office, host, outboxes.session, [[first, 'Premier nom']]);
  host.publish(laterRelease);
  host.lost = /^\/assets\/speakers-.*\.js$/;
  await office.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    await new Promise<void>((resolve) => {
      const look = () => worker?.state === 'redundant' && resolve();
      worker?.addEventListener('statechange', look);
      look();
    });
  });
  await office.goto('/');
  await showsLater(office, false);
  await expect(applyButton(office)).toBeHidden();

  host.lost = undefined;
  await office.reload();
  await expect(applyButton(office)).toBeVisible();
  await host.close();
  await office.context().setOffline(true);
  await applyButton(office).click();
  await showsLater(office);
  await office.goto(`/programme/${outboxes.session}`);
  await expect(heart(office)).toHaveAttribute('aria-pressed', 'true');
  await office.goto('/programme');
  await expect(heart(office)).toBeVisible();
  await office.goto('/admin/orateurs');
  await expect(office.getByText('Premier nom').first()).toBeVisible();
  expect(await unsent(office)).toEqual([1, 1]);
});
