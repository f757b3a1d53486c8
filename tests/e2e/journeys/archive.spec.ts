import { contentHeld, expect, installed, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';

test.use({ viewport: phone, locale: 'ar', worker: true, hasTouch: true });

const archive = messages('ar', 'archive');
const live = messages('ar', 'live');
const host = 'documents.example.org';

/** Seconds of silence, as a file of sound. */
function silence(seconds: number): Buffer {
  const rate = 8_000;
  const file = Buffer.alloc(44 + rate * seconds, 128);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    file.writeUInt16LE(value, at);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.write('data', 36);
  file.writeUInt32LE(rate * seconds, 40);
  return file;
}

test('an earlier edition plays nothing unasked, and keeps a recording that is heard without a network', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!/^(?:127\.0\.0\.1|)$/.test(hostname)) asked.push(hostname);
  });
  await context.route(`https://${host}/**`, (route) =>
    route.fulfill({
      body: silence(60),
      contentType: 'audio/wav',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await context.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  await page.goto('/archives');
  await installed(page);
  const main = page.getByRole('main');
  const edition = main.getByRole('button', { name: /^الدورة التاسعة عشرة/ });
  await edition.click();
  await expect(edition).toHaveAttribute('aria-pressed', 'true');
  await contentHeld(page);

  const opening = main.locator('ol article').filter({ hasText: 'افتتاح الدورة التاسعة عشرة' });
  const talk = 'كلمة الافتتاح للاستماع';
  const watch = opening.getByRole('button', { name: /^مشاهدة/ });
  // As much as a thumb needs.
  expect((await watch.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await watch.click();
  await expect(opening.getByText('YouTube')).toBeVisible();
  expect(asked).toEqual([]);
  await opening.getByRole('button', { name: live('player.play'), exact: true }).click();
  await expect.poll(() => asked).toContain('www.youtube-nocookie.com');
  expect(asked).not.toContain(host);

  await opening
    .getByRole('button', { name: archive('keep_named').replace('{{name}}', talk) })
    .click();
  const kept = main.getByRole('region', { name: archive('kept_title') });
  await expect(kept).toContainText(talk);
  await expect(kept).toContainText(/0[.,]5 ميغابايت/);
  expect(asked.filter((name) => name === host)).toHaveLength(1);

  await context.setOffline(true);
  await page.reload();
  await kept
    .getByRole('button', { name: archive('listen_named').replace('{{name}}', talk) })
    .click();
  const audio = kept.locator('audio');
  const now = () => audio.evaluate((one: HTMLAudioElement) => one.currentTime);
  await expect.poll(now).toBeGreaterThan(0.1);
  await audio.evaluate((one: HTMLAudioElement) => {
    one.currentTime = 40;
  });
  await expect.poll(now).toBeGreaterThan(40.1);
  expect(await audio.evaluate((one: HTMLAudioElement) => one.duration)).toBeCloseTo(60, 0);

  await kept
    .getByRole('button', { name: archive('remove_named').replace('{{name}}', talk) })
    .click();
  await expect(kept).toHaveCount(0);

  // What 1280 × 1024 pixels are at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await main
    .getByRole('button', { name: archive('enlarge').replace('{{name}}', '') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const shown = dialog.locator('img');
  await expect.poll(async () => (await shown.boundingBox())?.height).toBeGreaterThan(100);
  const picture = await shown.boundingBox();
  const caption = await dialog.locator('figcaption').boundingBox();
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(caption?.y ?? 0);
});
