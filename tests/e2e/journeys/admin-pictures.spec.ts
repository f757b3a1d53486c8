import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { imageSize } from '#shared/image.ts';
import { adminKept, expect, onDesk, onPhone, test, workIn } from '../fixtures/administrator.ts';
import { entityForm } from '../fixtures/entity-form.ts';
import { messages } from '../fixtures/messages.ts';
import { openEdition } from '../fixtures/own-edition.ts';
import { named } from '../fixtures/sessions.ts';

/** A photograph, as far as its bytes go. */
function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width, height, channels: 3, background: '#000', noise } as const;
  return sharp({ create }).png().toBuffer();
}

/** How wide what is shown of a picture is, in its own pixels; 0 while it cannot be seen. */
const widthOf = (page: Page, path: string) =>
  page
    .locator(`img[src$="${path}"]`)
    .first()
    .evaluate(async (picture) => {
      const shown = new Image();
      shown.src = (picture as HTMLImageElement).currentSrc;
      await shown.decode().catch(() => {});
      return shown.naturalWidth;
    });

const view = onPhone;
test.describe(`a picture, ${view.locale}, ${view.viewport.width} px`, () => {
  test.use({ ...view, deviceScaleFactor: 2, worker: true });
  const field = messages(view.locale, 'fields');
  const media = messages(view.locale, 'admin-media');

  test('is chosen, cut and seen at once without a network, then sent and seen by visitors', async ({
    adminPage,
    openVisitor,
  }) => {
    test.slow();
    await using edition = await openEdition();
    const { sql } = edition;
    const id = await edition.speaker(named('Zineb Tahiri', 'زينب الطاهري'));
    const stored = async () =>
      (await sql<{ photo: string | null }[]>`select photo from speakers where id = ${id}`)[0]
        ?.photo ?? '';
    const visitor = await openVisitor(edition.id);
    await visitor.goto(`/orateurs/${id}`);
    await workIn(adminPage, edition.id, `/admin/orateurs?id=${id}`);
    await adminKept(adminPage);
    await adminPage.context().setOffline(true);
    const form = entityForm(adminPage, view.locale);
    await adminPage.getByLabel(field('speaker.photo')).setInputFiles({
      name: 'portrait.png',
      mimeType: 'image/png',
      buffer: await photograph(1300, 1060),
    });
    const cutting = adminPage.getByRole('dialog', { name: media('crop.title') });
    await expect(cutting.getByTestId('cropper')).toBeVisible();
    await cutting.getByRole('button', { name: media('crop.use') }).click();
    await expect(cutting).toBeHidden();
    await expect(form.form.getByText(media('waiting'))).toBeVisible();
    const path = ((await form.form.locator('img').first().getAttribute('src')) ?? '')
      .split('/media/')
      .at(-1) as string;
    const { width, height } = imageSize(path) ?? { width: 0, height: 0 };
    expect(height).toBeGreaterThan(1050);
    expect(width / height).toBeCloseTo(4 / 5, 1);
    const medium = Math.round((width * 800) / height);
    await expect.poll(() => widthOf(adminPage, path)).toBe(medium);
    await form.save();
    await form.expectSaved();
    expect(await stored()).toBe('');

    await adminPage.context().setOffline(false);
    await expect.poll(stored).toBe(path);
    await expect(visitor.locator(`img[src$="${path}"]`)).toBeVisible();
    await expect.poll(() => widthOf(visitor, path)).toBe(medium);
    const beside = (version: string) => path.replace(/\.(\w+)$/, `.${version}.$1`);
    for (const [name, longest] of [
      [path, height],
      [beside('small'), 320],
      [beside('medium'), 800],
    ] as const) {
      const answer = await visitor.request.get(`/storage/v1/object/public/media/${name}`);
      expect(answer.headers()['content-type']).toBe('image/webp');
      expect((await sharp(await answer.body()).metadata()).height).toBe(longest);
    }
  });

  test('and words are brought back from the history, a deleted row as well', async ({
    adminPage,
  }) => {
    await using edition = await openEdition();
    const { sql } = edition;
    const admin = messages(view.locale, 'admin');
    const history = messages(view.locale, 'admin-history');
    const first = named('Rachid Naciri', 'رشيد الناصري');
    const then = named('Rachid Naciri-Drissi', 'رشيد الناصري الإدريسي');
    const id = await edition.speaker(first);
    const name = async () =>
      (await sql<{ name: object }[]>`select name from speakers where id = ${id}`)[0]?.name;
    const words3 = ({ fr, en, ar }: typeof first) => ({ fr, en, ar });
    const form = entityForm(adminPage, view.locale);
    await workIn(adminPage, edition.id, `/admin/orateurs?id=${id}`);
    await form.write(form.form, 'speaker.name', then);
    await form.save();
    await expect.poll(name).toEqual(words3(then));

    await adminPage.goto(`/admin/orateurs?id=${id}`);
    await form.form.getByRole('button', { name: history('title') }).click();
    const lines = adminPage.getByRole('dialog').getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await expect(lines.first().locator('del[lang=fr]')).toHaveText(first.fr);
    await expect(lines.first().locator('ins[lang=fr]')).toHaveText(then.fr);
    await lines
      .last()
      .getByRole('button', { name: history('restore') })
      .click();
    await expect.poll(name).toEqual(words3(first));
    // What was brought back is a change as well, and from here on the one before it is another version.
    await expect(lines).toHaveCount(3);
    await expect(lines.first().locator('ins[lang=fr]')).toHaveText(first.fr);
    await expect(lines.nth(1).getByRole('button', { name: history('restore') })).toBeVisible();

    await adminPage.goto(`/admin/orateurs?id=${id}`);
    await form.remove();
    await expect.poll(name).toBeUndefined();
    await adminPage.goto('/admin');
    const gone = adminPage
      .getByRole('region', { name: history('recent') })
      .getByRole('listitem')
      .filter({ hasText: first[view.locale] })
      .filter({ hasText: history('action.delete') });
    await gone.getByRole('button', { name: history('restore') }).click();
    await expect.poll(name).toEqual(words3(first));
    await expect(adminPage.getByText(admin('sync.saved'))).toBeVisible();
  });
});

const other = onDesk;
test.describe(`files in disguise, ${other.locale}, ${other.viewport.width} px`, () => {
  test.use(other);
  const field = messages(other.locale, 'fields');
  const media = messages(other.locale, 'admin-media');

  test('are refused in words by the form, and by the storage', async ({ adminPage }, info) => {
    await using edition = await openEdition();
    const { sql } = edition;
    const id = await edition.speaker(named('Hind Sebti', 'هند السبتي'));
    const form = entityForm(adminPage, other.locale);
    await workIn(adminPage, edition.id, `/admin/orateurs?id=${id}`);
    const picture = await photograph(40, 50);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const said = (problem: string) => media(`problem.${problem}`).split('{{')[0]?.trim() ?? '';
    const input = adminPage.getByLabel(field('speaker.photo'));
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      input.setInputFiles({ name, mimeType, buffer });
    const expectRefused = async (problem: string) => {
      await expect(form.form.getByText(said(problem)).first()).toBeVisible();
      await expect(adminPage.getByRole('dialog')).toHaveCount(0);
    };
    for (const [name, type, content, problem] of [
      ['logo.png', 'image/png', Buffer.from(svg), 'not_a_picture'],
      [
        'photo.jpg',
        'image/jpeg',
        Buffer.from('<!doctype html><script>1</script>'),
        'not_a_picture',
      ],
      ['film.gif', 'image/gif', Buffer.from('%PDF-1.7\n'), 'not_a_picture'],
    ] as const) {
      await choose(name, type, content);
      await expectRefused(problem);
    }
    // As a file of this machine: handed over in a message, its megabytes take seconds.
    const large = info.outputPath('grand.png');
    await writeFile(large, Buffer.concat([picture, Buffer.alloc(10_485_760)]));
    await input.setInputFiles(large);
    await expectRefused('too_large');
    // What begins as a picture and is none is found out when it is to be drawn.
    await choose('casse.png', 'image/png', picture.subarray(0, 60));
    const cutting = adminPage.getByRole('dialog', { name: media('crop.title') });
    await cutting.getByRole('button', { name: media('crop.use') }).click();
    await expect(form.form.getByText(said('unreadable'))).toBeVisible();
    await expect(form.form.locator('img')).toHaveCount(0);

    const answers = await adminPage.evaluate(
      async ([content, folder]) => {
        const { access_token } = JSON.parse(localStorage.getItem('forum.session') ?? '{}');
        const send = async (name: string, type: string) => {
          const response = await fetch(`/storage/v1/object/media/${folder}/${name}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${access_token}`, 'content-type': type },
            body: content,
          });
          return response.status;
        };
        return [
          await send('a-1x1.png', 'image/png'),
          await send('b-1x1.webp', 'image/webp'),
          await send('c.svg', 'image/svg+xml'),
          await send('d.html', 'text/html'),
        ];
      },
      [svg, `speaker-${edition.id}`] as const,
    );
    for (const status of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(
      await sql`select from storage.objects where name like ${`speaker-${edition.id}/%`}`,
    ).toHaveLength(0);
    expect((await sql`select photo from speakers where id = ${id}`)[0]?.photo).toBeNull();
  });
});
