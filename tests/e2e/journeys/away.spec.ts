import type { Page } from '@playwright/test';
import { wireBell } from '../fixtures/doorbell.ts';
import { expect, hasTaken, openListening, test } from '../fixtures/told.ts';

test.use({ worker: false });

const inTicker = (page: Page, title: string) => page.getByRole('link', { name: title });

/** Puts the page out of sight, or back into it, as far as its scripts can tell. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    const state = value ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('a phone without a network, or whose connection breaks, hears once it is back what it missed', async ({
  page,
  context,
  announcements: { send, told },
}) => {
  const wire = await wireBell(page);
  await page.goto('/presentation');
  await expect.poll(wire.joined).toBe(1);
  await context.setOffline(true);
  await send('Essai sans réseau', { urgent: true });
  await expect(inTicker(page, 'Essai sans réseau')).toHaveCount(0);
  await context.setOffline(false);
  await expect(inTicker(page, 'Essai sans réseau')).toBeAttached();
  await expect.poll(() => told.length).toBe(1);

  const before = wire.joined();
  await wire.cut();
  await send('Essai coupé', { urgent: true });
  await expect(inTicker(page, 'Essai coupé')).toBeAttached();
  await expect.poll(() => told.at(-1)?.text).toContain('Essai coupé');
  await expect.poll(wire.joined).toBeGreaterThan(before);
});

test('bells that are lost are made up for when the page is looked at again', async ({
  page,
  announcements: { send, told },
}) => {
  // The connection stands and says nothing, as one does that a sleeping phone still believes in.
  const wire = await wireBell(page, { silent: true });
  await page.goto('/presentation');
  await expect.poll(wire.joined).toBe(1);
  await setHidden(page, true);
  await send('Essai sans sonnette', { urgent: true });
  await expect.poll(wire.withheld).toBeGreaterThan(0);
  const asked = page.waitForRequest(/\/rpc\/sync_pull/);
  await setHidden(page, false);
  await asked;
  await expect(inTicker(page, 'Essai sans sonnette')).toBeAttached();
  await expect.poll(() => told.length).toBe(1);
});

test('after hours in the background the page is current and tells what came, once', async ({
  page,
  announcements: { send, told },
}) => {
  await page.clock.install();
  await openListening(page);
  await setHidden(page, true);
  await send('Essai de nuit', { urgent: true });
  await expect(inTicker(page, 'Essai de nuit')).toBeAttached();
  await hasTaken(page);
  expect(told).toEqual([]);
  await page.clock.fastForward('06:00:00');
  await send('Essai du matin', { urgent: true });
  await setHidden(page, false);
  await expect(inTicker(page, 'Essai du matin')).toBeAttached();
  await expect.poll(() => told.at(-1)?.text).toContain('Essai du matin');
  const times = told.length;
  // Looked at before the morning's had come, it tells the night's first.
  expect(new Set(told.map(({ text }) => text)).size).toBe(times);
  await page.clock.fastForward(10_000);
  await setHidden(page, true);
  await setHidden(page, false);
  await hasTaken(page);
  expect(told).toHaveLength(times);
});
