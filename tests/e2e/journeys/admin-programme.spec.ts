import { adminKept, expect, onDesk, onPhone, test, ways } from '../fixtures/administrator.ts';
import { eventForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { named, openStage } from '../fixtures/sessions.ts';

/** The text of a change's notification, without the name that follows. */
const start = (text: string) => text.split('{{')[0] ?? text;

for (const { locale, viewport, offline, tag } of ways) {
  const away = (step: (typeof offline)[number]) => offline.includes(step);
  const title = `${locale}, ${viewport.width} px, offline: ${offline.join()}`;
  test.describe(title, { tag }, () => {
    test.use({ locale, viewport, worker: true });
    test.slow();
    const admin = messages(locale, 'admin');
    const programme = messages(locale, 'programme');

    test('a session with chair, participants and interventions is made, changed in three languages, deleted and brought back, and a visitor’s open page follows', async ({
      adminPage,
      adminLine,
      openVisitor,
    }) => {
      await using stage = await openStage();
      const hall = named('Salle de la source', 'قاعة النبع');
      const people = [
        named('Amina Raji', 'أمينة راجي'),
        named('Driss Alaoui', 'إدريس العلوي'),
        named('Salma Tazi', 'سلمى التازي'),
      ] as const;
      await stage.hall(hall);
      for (const person of people) await stage.speaker(person);
      const first = named('Soirée du bâtisseur', 'أمسية الباني');
      const visitor = await openVisitor();
      const { open, setOffline } = adminLine;

      const form = eventForm(adminPage, locale);
      await open('/admin/evenements?id=new');
      await expect(form.form).toBeVisible();
      for (const person of people) await form.expectOffered('event.chair_id', person[locale]);
      await adminKept(adminPage);
      await setOffline(away('make'));
      await form.write(form.form, 'event.title', { fr: first.fr });
      await form.choose(form.form, 'event.location_id', hall[locale]);
      await form.choose(form.form, 'event.chair_id', people[0][locale]);
      await form.choose(form.form, 'event.participant_ids', people[1][locale]);
      await form.choose(form.form, 'event.participant_ids', people[2][locale]);
      await form.addTalk(people[1][locale], { fr: `Parole une ${first.mark}` });
      await form.addTalk(people[2][locale], { fr: `Parole deux ${first.mark}` });
      await form.publish('event');
      await form.save();
      await form.expectSaved();
      if (away('make')) {
        await expect(
          adminPage.getByRole('status').filter({ hasText: admin('sync.offline') }),
        ).toBeVisible();
        expect(await stage.find(first.fr)).toBeUndefined();
        await setOffline(false);
      }
      await expect.poll(() => stage.find(first.fr)).toBeTruthy();
      const event = await stage.find(first.fr);
      const id = String(event?.id);
      await visitor.goto(`/programme/${id}`);
      const heading = visitor.getByRole('heading', { level: 1 });
      await expect(heading).toContainText(first.fr);
      await expect(visitor.getByText(`Parole deux ${first.mark}`)).toBeVisible();
      await expect(visitor.getByRole('main')).toContainText(people[0][locale]);

      await open(`/admin/evenements?id=${id}`);
      await expect(form.talk(2)).toBeVisible();
      await setOffline(away('change'));
      const then = named('Nuit du bâtisseur', 'ليلة الباني');
      await form.write(form.form, 'event.title', then);
      await form.write(form.talk(1), 'intervention.title', then);
      await form.talk(2).getByRole('button').nth(0).click();
      await form.save();
      await form.expectSaved();
      await setOffline(false);
      await expect(heading).toContainText(then[locale]);
      await expect(visitor.getByText(then[locale])).toHaveCount(2);
      const talks = await stage.sql<{ title: object; position: number }[]>`
          select title, position from interventions where event_id = ${id} order by position`;
      expect(talks.map(({ title }) => title)).toEqual([
        { fr: `Parole deux ${first.mark}` },
        { fr: then.fr, en: then.en, ar: then.ar },
      ]);

      await open(`/admin/evenements?id=${id}`);
      await expect(form.talk(2)).toBeVisible();
      await setOffline(away('remove'));
      await form.remove();
      await form.expectSaved();
      if (!away('remove')) await expect(heading).toHaveText(programme('session_not_found'));
      await form.undo(start(admin('write.deleted')));
      await setOffline(false);
      await expect(heading).toContainText(then[locale]);
      await expect(visitor.getByText(`Parole deux ${first.mark}`)).toBeVisible();
    });
  });
}

test.describe(`warnings, ${onPhone.locale}, ${onPhone.viewport.width} px`, () => {
  const { locale, viewport } = onPhone;
  test.use({ locale, viewport });
  const programme = messages(locale, 'admin-programme');

  test('clashes are said and do not keep from saving; what is missing does', async ({
    adminPage,
  }) => {
    await using stage = await openStage();
    const hall = named('Salle du puits', 'قاعة البئر');
    const place = await stage.hall(hall);
    const person = await stage.speaker(named('Nadia Berrada', 'نادية برادة'));
    const other = named('Séance en place', 'جلسة قائمة');
    const session = named('Séance en trop', 'جلسة زائدة');
    await stage.session(other, 60, 120, { location_id: place, chair_id: person });
    const id = await stage.session(session, 90, 150, { location_id: place, chair_id: person });
    await adminPage.goto(`/admin/evenements?id=${id}`);
    const form = eventForm(adminPage, locale);
    const warning = form.form.getByRole('status').filter({ hasText: programme('clash.title') });
    await expect(warning.getByRole('listitem')).toHaveCount(2);
    await expect(warning).toContainText(other[locale]);
    const minutes = form.form.getByLabel(programme('form.minutes'));
    const type = async (typed: string) => {
      await minutes.press('ControlOrMeta+a');
      await minutes.pressSequentially(typed);
    };
    await type('120');
    await expect(minutes).toHaveValue('120');
    await type('45');
    await expect(minutes).toHaveValue('45');
    // Nothing takes so short a time: what was said before holds.
    await type('2');
    await expect(minutes).toHaveValue('2');
    const beyond = form.form.getByText(messages(locale, 'fields')('issues.out_of_range'));
    await minutes.press('Enter');
    await expect(beyond).toBeVisible();
    await minutes.blur();
    await expect(minutes).toHaveValue('45');
    // Nor as long: of 2000 the 200 on the way there is not kept, which Enter does not save either.
    await type('2000');
    await expect(beyond).toBeVisible();
    await minutes.press('Enter');
    await expect(minutes).toHaveValue('2000');
    await minutes.blur();
    await expect(minutes).toHaveValue('45');
    await expect(beyond).toBeHidden();
    await form.form
      .getByRole('button', { name: messages(locale, 'fields')('kinds.intervention.new') })
      .click();
    await form.save();
    await expect(form.talk(1).locator('[aria-invalid=true]').first()).toBeVisible();
    await adminPage.keyboard.press('Escape'); // the list that the first missing field has opened
    await form.talk(1).getByRole('button').last().click();
    await form.write(form.form, 'event.title', { fr: `${session.fr} !` });
    await form.save();
    await form.expectSaved();
    const lasts = async () => {
      const { starts_at, ends_at } = (await stage.find(`${session.fr} !`)) ?? {};
      return (Number(ends_at) - Number(starts_at)) / 60_000;
    };
    await expect.poll(lasts).toBe(45);
  });
});

test.describe(`drafts, ${onDesk.locale}, ${onDesk.viewport.width} px`, () => {
  const { locale, viewport } = onDesk;
  test.use({ locale, viewport });

  test('a draft is shown as visitors would see it, to administrators only', async ({
    adminPage,
    openVisitor,
  }) => {
    await using stage = await openStage();
    const draft = named('Séance secrète', 'جلسة سرية');
    const id = await stage.session(draft, 60, 120, { published: false });
    await adminPage.goto(`/admin/evenements?id=${id}`);
    const form = eventForm(adminPage, locale);
    await form.form.getByRole('link', { name: messages(locale, 'admin')('form.preview') }).click();
    await expect(adminPage.getByRole('heading', { level: 1 })).toContainText(draft[locale]);
    await expect(adminPage.getByText(messages(locale, 'common')('preview.mark'))).toBeVisible();
    const visitor = await openVisitor();
    await visitor.goto(`/programme/${id}?preview=1`);
    const missing = messages(locale, 'programme')('session_not_found');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(missing);
    await expect(visitor.getByText(messages(locale, 'common')('preview.mark'))).toHaveCount(0);
    await adminPage
      .getByRole('link', { name: messages(locale, 'common')('preview.leave') })
      .click();
    await expect(adminPage.getByRole('heading', { level: 1 })).toHaveText(missing);
  });
});
