import { expect, onDesk, test } from '../fixtures/administrator.ts';
import { messages } from '../fixtures/messages.ts';

test.describe('the back office in the reader’s own colours', () => {
  test.use(onDesk);

  test('what is chosen and what is on is told from what is not', async ({ adminPage }) => {
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    await adminPage.emulateMedia({ forcedColors: 'active' });
    await adminPage.goto('/admin/annonces?id=new');
    const choice = adminPage.getByRole('radiogroup').locator('label');
    expect(await choice.first().evaluate(groundOf)).not.toBe(
      await choice.last().evaluate(groundOf),
    );
    const urgent = adminPage.getByRole('switch', {
      name: messages('fr', 'fields')('announcement.urgent'),
    });
    const track = urgent.locator('+ span');
    await expect(track).not.toHaveCSS('border-top-width', '0px');
    const off = await track.evaluate(groundOf);
    await urgent.click();
    await expect.poll(() => track.evaluate(groundOf)).not.toBe(off);

    await adminPage.goto('/admin/orateurs');
    const boxes = adminPage.getByRole('main').getByRole('checkbox');
    await boxes.nth(1).check();
    await expect
      .poll(() => boxes.nth(1).evaluate(groundOf))
      .not.toBe(await boxes.nth(2).evaluate(groundOf));
  });
});
