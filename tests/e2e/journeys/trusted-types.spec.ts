import { expect, test } from '../fixtures/forum.ts';

test.use({ worker: false });

for (const path of ['/', '/programme', '/admin/login']) {
  test(`no text becomes elements or code, ${path}`, async ({ page, problems }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const refused = await page.evaluate(() => {
      const tries: Record<string, () => void> = {
        element: () => {
          document.createElement('div').innerHTML = '<img src="/none" alt="">';
        },
        'another document': () => {
          new DOMParser().parseFromString('<p>x</p>', 'text/html');
        },
        'code from elsewhere': () => {
          document.createElement('script').src = 'https://elsewhere.example/a.js';
        },
        'another policy': () => {
          const { trustedTypes } = window as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): void };
          };
          trustedTypes.createPolicy('mine', {});
        },
      };
      return Object.entries(tries).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [];
        } catch (error) {
          return [`${name}: ${(error as Error).name}`];
        }
      });
    });
    expect(refused).toEqual([
      'element: TypeError',
      'another document: TypeError',
      'code from elsewhere: TypeError',
      'another policy: TypeError',
    ]);
    // What was tried here is what the watch over every journey would note.
    await expect.poll(() => problems.splice(0).length).toBeGreaterThan(0);
  });
}
