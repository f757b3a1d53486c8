import type { Route } from '@playwright/test';
import { expect, onPhone, test } from '../fixtures/administrator.ts';
import { objections } from '../fixtures/axe.ts';
import { messages } from '../fixtures/messages.ts';
import { named, openStage } from '../fixtures/sessions.ts';

const { locale, viewport } = onPhone;
test.use({ locale, viewport });

test('a question asked without a network is moderated on a phone and chosen for the hall; afterwards one says how it was', async ({
  adminPage,
}) => {
  await using stage = await openStage();
  const { sql } = stage;
  const title = named('Séance aux questions', 'جلسة الأسئلة');
  const hall = await stage.hall(named('Salle aux questions', 'قاعة الأسئلة'));
  const name = named('Oratrice', 'متدخلة');
  const chair = await stage.speaker(name);
  const id = await stage.session(title, -30, 30, { location_id: hall, chair_id: chair });
  const words = messages(locale, 'remarks');
  const admin = messages(locale, 'admin-remarks');
  const press = (name: string) => visitor.getByRole('button', { name, exact: true }).click();

  const visitor = await adminPage.context().newPage();
  await visitor.goto(`/programme/${id}`);
  await visitor.getByRole('link', { name: messages(locale, 'programme')('ask') }).click();
  const field = visitor.getByRole('textbox', { name: words('question.label') });
  await expect(field).toBeVisible();
  expect(await objections(visitor)).toEqual([]);
  // As by a new version of the app, half-way through.
  await field.fill('كيف');
  await visitor.reload();
  await expect(field).toHaveValue('كيف');
  await visitor.context().setOffline(true);
  await field.fill('س'.repeat(5_000));
  await press(words('question.send'));
  const tooLong = words('problem.too_long').replace('{{longest}}', '500');
  const cannotGo = visitor.getByRole('alert').filter({ hasText: tooLong });
  await expect(cannotGo).toBeVisible();
  await expect(field).toHaveValue('س'.repeat(5_000));
  const question = `كيف يبدأ السالك؟ ${title.mark}`;
  await field.fill(question);
  await expect(cannotGo).toHaveCount(0);
  // Whoever presses twice asks once.
  await visitor.getByRole('button', { name: words('question.send'), exact: true }).dblclick();
  const asked = visitor.getByRole('listitem').filter({ hasText: question });
  // Who listens is told of each state once.
  const told = (state: 'waiting' | 'sent') =>
    visitor.getByRole('status').filter({ hasText: words(`state.${state}`) });
  await expect(asked).toContainText(words('state.waiting'));
  await expect(told('waiting')).toHaveCount(1);
  await expect(field).toHaveValue('');
  await visitor.context().setOffline(false);
  await expect(asked).toContainText(words('state.sent'));
  await expect(told('sent')).toHaveCount(1);
  await expect(told('waiting')).toHaveCount(0);

  await adminPage.goto(`/admin/questions?session=${id}`);
  const card = adminPage.getByRole('listitem').filter({ hasText: question });
  await card.getByRole('button', { name: admin('questions.show') }).click();
  await expect(card).toHaveCount(0);
  const shown = () => sql`select q.state from questions q join events e on e.id = q.event_id
    where e.question_shown = q.text and q.text = ${question}`;
  await expect.poll(shown).toEqual([{ state: 'accepted' }]);

  await sql`update events set ends_at = now() - interval '1 minute' where id = ${id}`;
  await visitor.goto(`/programme/${id}/avis`);
  const four = visitor.getByRole('radio', { name: words('stars.4') });
  // What is missing is said where it is chosen, and no longer once it is.
  await press(words('rating.send'));
  const choice = visitor.getByRole('group', { name: words('rating.stars') });
  await expect(choice).toHaveAccessibleDescription(words('problem.no_stars'));
  await expect(visitor.getByRole('radio').first()).toBeFocused();
  await expect(visitor.locator('[aria-invalid="true"]')).toHaveCount(0);
  await four.check({ force: true });
  await expect(choice).toHaveAccessibleDescription('');
  await visitor.reload();
  await expect(four).toBeChecked();
  await press(words('rating.send'));
  await expect(told('sent')).toHaveCount(1);
  // Who goes by the keyboard is where they pressed.
  const change = visitor.getByRole('button', { name: words('rating.change') });
  await expect(change).toBeFocused();
  await expect(change).toBeDisabled();
  await expect.poll(() => sql`select stars from feedback where event_id = ${id}`).toHaveLength(1);

  await adminPage.goto('/admin/avis');
  // What comes above the field would push it out of sight, and its list with it.
  await expect(adminPage.getByRole('heading', { name: title[locale] })).toBeVisible();
  await adminPage.getByRole('combobox', { name: admin('link.speaker') }).fill(name.mark);
  await adminPage.getByRole('option', { name: name[locale] }).click();
  await adminPage.getByRole('button', { name: admin('link.make') }).click();
  const address =
    (await adminPage.locator('bdi').filter({ hasText: '/avis#' }).textContent()) ?? '';
  await visitor.goto(new URL(address).pathname + new URL(address).hash);
  await expect(visitor.getByRole('heading', { name: title[locale] })).toBeVisible();
  expect(await objections(visitor)).toEqual([]);
});

test('an address that comes late is not taken for that of the speaker who is chosen by then', async ({
  adminPage,
}) => {
  await using stage = await openStage();
  const admin = messages(locale, 'admin-remarks');
  const [first, second] = [named('Première', 'الأولى'), named('Seconde', 'الثانية')];
  for (const name of [first, second]) await stage.speaker(name);
  const choose = async (name: typeof first) => {
    await adminPage.getByRole('combobox', { name: admin('link.speaker') }).fill(name.mark);
    await adminPage.getByRole('option', { name: name[locale] }).click();
  };
  const address = adminPage.locator('bdi').filter({ hasText: '/avis#' });

  await adminPage.goto('/admin/avis');
  await choose(first);
  const held: Route[] = [];
  await adminPage.route('**/rpc/open_feedback_page', (route) => void held.push(route));
  const make = adminPage.getByRole('button', { name: admin('link.make') });
  await make.click();
  await expect.poll(() => held).toHaveLength(1);
  await choose(second);
  const answered = adminPage.waitForResponse('**/rpc/open_feedback_page');
  await held[0]?.continue();
  await (await answered).finished();
  await expect(make).toBeEnabled();
  await expect(address).toHaveCount(0);
  await choose(first);
  await expect(address).toBeVisible();
});

test('what was just done is told beneath the last question, not over its buttons', async ({
  adminPage,
}) => {
  await using stage = await openStage();
  const { sql } = stage;
  const admin = messages(locale, 'admin-remarks');
  const id = await stage.session(named('Séance des dernières', 'جلسة الأخيرة'), -30, 30);
  await sql`insert into questions (id, edition_id, event_id, text)
    select gen_random_uuid(), e.edition_id, e.id, 'سؤال ' || n
    from events e, generate_series(1, 6) n where e.id = ${id}`;
  await adminPage.goto(`/admin/questions?session=${id}`);
  const accepts = adminPage.getByRole('button', { name: admin('questions.accept') });
  await accepts.first().click();
  await expect(accepts).toHaveCount(5);
  const told = adminPage.getByRole('region', {
    name: messages(locale, 'common')('notifications.area'),
  });
  const declines = adminPage.getByRole('button', { name: admin('questions.decline') });
  await expect(told).toContainText(admin('questions.done.accepted'));
  await adminPage.keyboard.press('End');
  // While it is still told.
  await declines.last().click({ timeout: 3_000 });
  await expect(declines).toHaveCount(4);
});
