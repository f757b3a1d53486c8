import { expect, onDesk, test } from '../fixtures/administrator.ts';
import { messages } from '../fixtures/messages.ts';

test.use(onDesk);

test('sheets chosen in the back office open in their language', {
  tag: '@soak',
}, async ({ adminPage }) => {
  const own = messages(onDesk.locale, 'print');
  await adminPage.goto('/admin/impression');
  await adminPage.getByRole('button', { name: own('sheet.doors') }).click();
  await adminPage.getByRole('button', { name: 'العربية', exact: true }).click();
  const opened = adminPage.waitForEvent('popup');
  await adminPage.getByRole('link', { name: own('open') }).click();
  const sheets = await opened;
  await expect(sheets.locator('[data-format="sign"]').first()).toBeVisible();
  await expect(sheets.locator('html')).toHaveAttribute('lang', 'ar');
});
