import { expect, onDesk, test } from '../fixtures/administrator.ts';
import { words } from '../fixtures/words.ts';

test.use(onDesk);

test('sheets chosen in the back office open in their language', {
  tag: '@soak',
}, async ({ office }) => {
  const own = words(onDesk.locale, 'print');
  await office.goto('/admin/impression');
  await office.getByRole('button', { name: own('sheet.doors') }).click();
  await office.getByRole('button', { name: 'العربية', exact: true }).click();
  const opened = office.waitForEvent('popup');
  await office.getByRole('link', { name: own('open') }).click();
  const sheets = await opened;
  await expect(sheets.locator('[data-format="sign"]').first()).toBeVisible();
  await expect(sheets.locator('html')).toHaveAttribute('lang', 'ar');
});
