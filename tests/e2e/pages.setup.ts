import { expect, test } from '@playwright/test';

/** What the configuration says of the forums whose pages journeys wait for. */
interface Publishing {
  readonly origins: readonly string[];
}

// Of all forums at once: each project that looks has a process of its own, of a second.
test('the pages of the edition are published', async ({ request }, { project }) => {
  test.setTimeout(600_000);
  const { origins } = project.metadata as Publishing;
  const answers = () =>
    Promise.all(origins.map(async (one) => (await request.get(`${one}/sitemap.xml`)).status()));
  await expect
    .poll(answers, { timeout: 600_000, intervals: [500] })
    .toEqual(origins.map(() => 200));
});
