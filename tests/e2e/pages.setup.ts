import { expect, test } from '@playwright/test';

test('the pages of the edition are published', async ({ request }) => {
  test.setTimeout(600_000);
  const answer = async () => (await request.get('/sitemap.xml')).status();
  await expect.poll(answer, { timeout: 600_000, intervals: [500] }).toBe(200);
});
