import type { Page } from '@playwright/test';
import type { Kind } from '#entities/index.ts';
import type { Language } from '#shared/localized.ts';
import { adminKept, expect, test, ways } from '../fixtures/administrator.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { type OwnEdition, openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

type Form = ReturnType<typeof entityForm>;
type Names = ReturnType<typeof named>;

/** A kind on its way through the back office: how it is written, and where a visitor has it open. */
interface Walked {
  readonly kind: Kind;
  readonly table: string;
  readonly field: 'name' | 'title';
  /** Address of its list in the back office. */
  readonly place: string;
  /** Address of the visitor's page. */
  readonly seen: string;
  readonly names: Names;
  readonly later: Names;
  /** What it needs besides its name. */
  fill?(form: Form, adminPage: Page): Promise<void>;
  /** Words of the buttons that save something new and something changed. */
  readonly saves?: readonly [fresh: string, changed: string];
  /** Answers what is asked before something new is saved. */
  confirm?(adminPage: Page): Promise<void>;
  /** What else visitors then see on that page. */
  readonly also?: string;
  /** Made in SQL: the back office makes none by itself. */
  readonly given?: true;
}

/** A session with one intervention, as the programme of the edition already has it. */
async function prepare(edition: OwnEdition, talk: Names): Promise<string> {
  const { sql, id } = edition;
  const event = await edition.session(named('Séance du jour', 'جلسة اليوم'));
  const speaker = await edition.speaker(named('Idriss Filali', 'إدريس الفيلالي'));
  await sql`
    insert into interventions (edition_id, event_id, speaker_id, title, position)
    values (${id}, ${event}, ${speaker}, ${sql.json({ fr: talk.fr })}, 0)`;
  return event;
}

function walkOf(locale: Language, event: string, talk: Names): readonly Walked[] {
  const t = messages(locale, 'admin-content');
  const field = messages(locale, 'fields');
  const toilets = messages(locale, 'entity')('location.facilities_options.toilets');
  const zone = named('Zone des artisans', 'منطقة الحرفيين');
  const name = { field: 'name', table: '' } as const;
  const title = { field: 'title', table: '' } as const;
  return [
    {
      ...{ ...name, kind: 'speaker', table: 'speakers', place: 'orateurs', seen: '/orateurs' },
      names: named('Leïla Bennis', 'ليلى بنيس'),
      later: named('Leïla Bennis-Alami', 'ليلى بنيس العلمي'),
      fill: (form) => form.write(form.form, 'speaker.title', { fr: 'Historienne' }),
    },
    {
      ...{ ...name, kind: 'location', table: 'locations', place: 'lieux', seen: '/carte' },
      names: named('Salle du figuier', 'قاعة التين'),
      later: named('Salle de l’olivier', 'قاعة الزيتون'),
      async fill(form) {
        await form.form.getByLabel(field('location.capacity')).fill('120');
        await form.form.getByLabel(field('location.latitude')).fill('35.0101');
        await form.form.getByLabel(field('location.longitude')).fill('-2.4101');
        await form.form.getByRole('checkbox', { name: toilets }).check();
      },
      also: toilets,
    },
    {
      ...{ ...title, kind: 'news', table: 'news', place: 'actualites', seen: '/actualites' },
      names: named('Les portes s’ouvrent', 'الأبواب تفتح'),
      later: named('Les portes sont ouvertes', 'الأبواب مفتوحة'),
      async fill(form) {
        await form.type('news.content', { fr: 'Bienvenue à tous.' });
        await form.enter('news.published_at', '2024-05-04T10:00');
      },
    },
    {
      ...{ ...title, kind: 'announcement', table: 'announcements', place: 'annonces' },
      seen: '/annonces',
      names: named('Départ des cars', 'انطلاق الحافلات'),
      later: named('Départ des cars retardé', 'تأخر الحافلات'),
      fill: (form) =>
        form.write(form.form, 'announcement.message', { fr: 'Rendez-vous à la porte nord.' }),
      saves: [t('announce.send'), t('announce.update')],
      async confirm(page) {
        const dialog = page.getByRole('dialog', { name: t('announce.confirm_title') });
        await dialog.getByRole('button', { name: t('announce.send') }).click();
      },
    },
    {
      ...{ ...name, kind: 'zone', table: 'zones', place: 'village-zones' },
      seen: '/village-solidaire',
      names: zone,
      later: named('Zone des potiers', 'منطقة الخزافين'),
    },
    {
      ...{ ...name, kind: 'exhibitor', table: 'exhibitors', place: 'village-solidaire' },
      seen: '/village-solidaire',
      names: named('Coopérative Argan', 'تعاونية أركان'),
      later: named('Coopérative Safran', 'تعاونية الزعفران'),
      fill: (form) => form.choose(form.form, 'exhibitor.zone_id', zone[locale].slice(-8)),
    },
    {
      ...{ ...title, kind: 'intervention', table: 'interventions', place: 'interventions' },
      seen: `/programme/${event}`,
      names: talk,
      later: named('Parole donnée', 'كلمة معطاة'),
      given: true,
    },
  ];
}

/** The kinds in parts, none of which takes a loaded machine too long. */
const parts: readonly { readonly kinds: readonly Kind[]; readonly tag: string[] }[] = [
  { kinds: ['speaker', 'intervention'], tag: [] },
  // Made by the same forms and sent by the same code as the others.
  { kinds: ['location', 'news'], tag: ['@soak'] },
  { kinds: ['zone', 'exhibitor', 'announcement'], tag: ['@soak'] },
];

const withPublication: readonly Kind[] = ['speaker', 'location', 'news', 'exhibitor'];

for (const { locale, viewport, offline, tag } of ways) {
  const away = (step: (typeof offline)[number]) => offline.includes(step);
  const title = `every kind, ${locale}, ${viewport.width} px, offline: ${offline.join()}`;
  test.describe(title, { tag }, () => {
    test.use({ locale, viewport, worker: true });
    test.setTimeout(240_000);
    const admin = messages(locale, 'admin');

    for (const { kinds, tag: often } of parts)
      test(`${kinds.join(', ')}: made, changed in three languages, deleted and brought back, and open pages follow`, {
        tag: often,
      }, async ({ adminPage, adminLine, openVisitor }) => {
        await using edition = await openEdition();
        const { sql } = edition;
        const talk = named('Parole ouverte', 'كلمة مفتوحة');
        const event = await prepare(edition, talk);
        const all = walkOf(locale, event, talk).filter(({ kind }) => kinds.includes(kind));
        const form = entityForm(adminPage, locale);
        const { open, setOffline } = adminLine;
        const save = (button: string | undefined) =>
          button
            ? form.form.getByRole('button', { name: button, exact: true }).click()
            : form.save();
        const idOf = async ({ table, field, names }: Walked) => {
          const [row] = await sql<{ id: string }[]>`
          select id from ${sql(table)} where ${sql(field)} ->> 'fr' = ${names.fr}`;
          return row?.id;
        };

        const visitor = await openVisitor(edition.id);
        const pages = new Map<string, Page>();
        for (const { seen } of all) {
          if (pages.has(seen)) continue;
          const page = pages.size === 0 ? visitor : await visitor.context().newPage();
          pages.set(seen, page);
          await page.goto(seen);
        }
        const shown = ({ seen }: Walked, text: string) =>
          pages.get(seen)?.getByRole('main').getByText(text).first() as ReturnType<Page['locator']>;
        const expectSeen = async (text: (one: Walked) => string) => {
          for (const one of all) {
            await expect(shown(one, text(one))).toBeVisible();
            if (one.also) await expect(shown(one, one.also)).toBeVisible();
          }
        };

        await adminLine.workIn(edition.id, '/admin');
        await adminKept(adminPage);
        await setOffline(away('make'));
        for (const one of all) {
          if (one.given) continue;
          await open(`/admin/${one.place}?id=new`);
          await form.write(form.form, `${one.kind}.${one.field}`, { fr: one.names.fr });
          await one.fill?.(form, adminPage);
          if (withPublication.includes(one.kind)) await form.publish(one.kind);
          await save(one.saves?.[0]);
          await one.confirm?.(adminPage);
          await form.expectSaved();
        }
        if (away('make')) {
          for (const one of all) if (!one.given) expect(await idOf(one)).toBeUndefined();
          await setOffline(false);
        }
        await expectSeen(({ names }) => names.fr);

        const ids = new Map<Walked, string>();
        for (const one of all) ids.set(one, (await idOf(one)) ?? '');
        for (const one of all) {
          if (!one.saves) continue;
          // Offline a device goes by what it has heard: that this is out.
          await open(`/admin/${one.place}?id=${ids.get(one)}`);
          await expect(form.form.getByRole('button', { name: one.saves[1] })).toBeVisible();
        }
        await setOffline(away('change'));
        for (const one of all) {
          await open(`/admin/${one.place}?id=${ids.get(one)}`);
          await form.write(form.form, `${one.kind}.${one.field}`, one.later);
          await save(one.saves?.[1]);
          await form.expectSaved();
        }
        await setOffline(false);
        await expectSeen(({ later }) => later[locale]);
        for (const one of all) {
          const { table, field, later } = one;
          const { fr, en, ar } = later;
          const [row] = await sql`
          select ${sql(field)} as name from ${sql(table)} where id = ${ids.get(one) ?? ''}`;
          expect(row?.name).toEqual({ fr, en, ar });
        }

        await setOffline(away('remove'));
        for (const one of [...all].reverse()) {
          await open(`/admin/${one.place}?id=${ids.get(one)}`);
          await expect(form.form).toBeVisible();
          await form.remove();
          await form.expectSaved();
        }
        await setOffline(false);
        for (const one of all) {
          await expect(shown(one, one.later[locale])).toHaveCount(0);
        }
        const [last] = all as [Walked];
        await form.undo(admin('write.deleted').split('{{')[0] ?? '');
        await expect(shown(last, last.later[locale])).toBeVisible();
      });

    test('an edition, its stream and its screens are set up, and open pages follow', async ({
      adminPage,
      adminLine,
      openVisitor,
    }) => {
      await using edition = await openEdition();
      const { sql } = edition;
      const t = messages(locale, 'admin-content');
      const field = messages(locale, 'fields');
      const live = messages(locale, 'live');
      const form = entityForm(adminPage, locale);
      const { open, setOffline } = adminLine;
      const told = adminPage.getByRole('region', {
        name: messages(locale, 'common')('notifications.area'),
      });
      const visitor = await openVisitor(edition.id);
      const screen = await visitor.context().newPage();
      await visitor.goto('/direct');
      await screen.goto(`/dashboard?lang=${locale}`);
      const onAir = visitor.getByText(live('on_air_text'));
      await expect(onAir).toHaveCount(0);

      await adminLine.workIn(edition.id, '/admin/streaming');
      await adminKept(adminPage);
      await setOffline(away('make'));
      const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
      await adminPage.getByLabel(field('streaming.stream_url')).fill(address);
      await form.save();
      await expect(told).toContainText(t('stream.updated'));
      // The first saving makes the row, and the form goes on with it.
      const save = adminPage.getByRole('button', { name: admin('form.save'), exact: true });
      await expect(save).toBeFocused();
      const turn = async (key: 'go_live' | 'go_off') => {
        const turned = adminPage.getByRole('switch', { name: t('stream.live') });
        await expect(turned).toBeEnabled();
        await turned.press('Space');
        await adminPage
          .getByRole('dialog')
          .getByRole('button', { name: t(`stream.${key}`) })
          .click();
      };
      await turn('go_live');
      await expect(adminPage.getByText(t('stream.is_live'))).toBeVisible();

      await open('/admin/dashboard-content');
      const thought = named('La patience est lumière', 'الصبر ضياء');
      await form.write(form.form, 'dashboard.thought', thought);
      await form.save();
      await expect(told).toContainText(t('dashboard.saved'));

      const number = edition.another;
      const name = named('Édition à venir', 'الدورة المقبلة');
      await open('/admin/editions?id=new');
      await adminPage.getByLabel(field('edition.id')).fill(String(number));
      // A year of other days would be questioned.
      const first = await adminPage.getByLabel(field('edition.starts_on')).inputValue();
      await adminPage.getByLabel(field('edition.year')).fill(first.slice(-4));
      await form.write(form.form, 'edition.name', { fr: name.fr });
      await form.save();
      await form.expectSaved();
      await setOffline(false);

      await expect(onAir).toHaveCount(1);
      await expect(screen.getByText(thought[locale])).toBeVisible();
      const offered = (text: string) => visitor.locator('select option', { hasText: text });
      await expect(offered(name.fr)).toHaveCount(1);
      await expect(screen.getByText(thought[locale])).toBeVisible();

      const renamed = named('Édition renommée', 'الدورة المسماة');
      await setOffline(away('change'));
      await open(`/admin/editions?id=${number}`);
      await form.write(form.form, 'edition.name', renamed);
      await form.save();
      await form.expectSaved();
      await open('/admin/streaming');
      await expect(adminPage.getByText(t('stream.is_live'))).toBeVisible();
      await turn('go_off');
      await expect(adminPage.getByText(t('stream.is_off'))).toBeVisible();
      if (away('change')) {
        // What goes with an edition is counted by the server: without a network none is deleted.
        await open('/admin/editions');
        const failed = t('edition.deleting_failed').split('{{')[0] ?? '';
        const card = adminPage.getByRole('listitem').filter({ hasText: renamed[locale] });
        await card.getByRole('button', { name: t('edition.delete') }).click();
        await expect(adminPage.getByRole('dialog').getByRole('alert')).toContainText(failed);
      }
      await setOffline(false);
      await expect(onAir).toHaveCount(0);
      await expect(offered(renamed[locale])).toHaveCount(1);
      const [row] = await sql`select name from editions where id = ${number}`;
      expect(row?.name).toEqual({ fr: renamed.fr, en: renamed.en, ar: renamed.ar });

      const deleting = adminPage.getByRole('dialog');
      if (away('change')) {
        await deleting.getByRole('button', { name: t('network.retry') }).click();
      } else {
        await open('/admin/editions');
        const card = adminPage.getByRole('listitem').filter({ hasText: renamed[locale] });
        await card.getByRole('button', { name: t('edition.delete') }).click();
      }
      await expect(deleting.getByText(t('edition.delete_nothing'))).toBeVisible();
      await deleting.getByRole('textbox').fill(first.slice(-4));
      await deleting.getByRole('button', { name: t('edition.delete_confirm') }).click();
      await expect(offered(renamed[locale])).toHaveCount(0);
    });
  });
}
