import { expect, onPhone, test } from '../fixtures/administrator.ts';
import { messages } from '../fixtures/messages.ts';

test.describe('the back office from right to left', () => {
  test.use(onPhone);

  test('hours follow each other, and what is Latin begins where its neighbours do', async ({
    adminPage,
  }) => {
    await adminPage.goto('/admin/evenements?tab=planning');
    const block = adminPage.getByRole('gridcell').filter({ hasText: /\d\s–\u2060\s\d/ });
    const [from, to] = await block.first().evaluate((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const edges: number[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { index } of (node.textContent ?? '').matchAll(/\d\d:\d\d/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 5);
          edges.push(range.getBoundingClientRect().right);
        }
      }
      return edges;
    });
    expect(from).toBeGreaterThan(to ?? Number.NaN);

    await adminPage.goto('/admin/village-solidaire');
    const row = adminPage
      .getByRole('main')
      .locator('tbody tr')
      .filter({ has: adminPage.locator('bdi') });
    const edges = await row.first().evaluate((line) => {
      const cells = [...line.querySelectorAll('td:not(:first-child, [data-first])')];
      const written = cells.filter((cell) => cell.querySelector('bdi') ?? !cell.firstElementChild);
      return written.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell.querySelector('bdi') ?? cell);
        return Math.round(range.getBoundingClientRect().right);
      });
    });
    expect(edges.length).toBeGreaterThan(1);
    expect(new Set(edges).size).toBe(1);
  });

  test('in a calendar the arrow to the left leads to the day on the left', async ({
    adminPage,
  }) => {
    await adminPage.goto('/admin/navettes?id=new');
    await adminPage
      .getByRole('button', { name: messages('ar', 'fields')('shuttle.days') })
      .press('Enter');
    const days = adminPage.locator('table button:not([data-outside])');
    const on = adminPage.locator('table button:focus');
    const left = async () => (await on.boundingBox())?.x ?? Number.NaN;
    // A Wednesday, so that its week goes on to both sides.
    await days.nth(10).focus();
    const before = await left();
    await adminPage.keyboard.press('ArrowLeft');
    expect(await left()).toBeLessThan(before);
    await adminPage.keyboard.press('ArrowRight');
    expect(await left()).toBe(before);
  });
});
