import type { Browser, Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { objections } from '../fixtures/axe.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { bellJoined } from '../fixtures/doorbell.ts';
import { type Film, file, playlist, recordFilm, serveFilm } from '../fixtures/film.ts';
import { desk, expect, installed, phone, test } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { openScreen, televisions } from '../fixtures/screen.ts';
import { named, openStage } from '../fixtures/sessions.ts';

const live = messages('fr', 'live');
const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

// All of them set the one stream of the edition, one after the other.
test.describe.configure({ mode: 'default' });
test.use({ worker: false });

let recording: Promise<Film> | undefined;
/** To record a film takes as long as it is: it is done once, for the first who plays it. */
function recorded(browser: Browser): Promise<Film> {
  recording ??= browser.newPage().then((page) => recordFilm(page).finally(() => page.close()));
  return recording;
}
test.afterAll(async () => {
  await using database = await runningDatabase();
  await stream(database.sql, youtube);
});

const current = (sql: Sql) => sql`(select id from editions where is_current)`;

const stream = (sql: Sql, address: string, status = 'live') => sql`
  update streaming set stream_url = ${address}, status = ${status},
    sound_original = null, sound_fr = null, sound_en = null, sound_ar = null
  where edition_id = ${current(sql)}`;

const button = (page: Page, key: string) =>
  page.getByRole('button', { name: live(key), exact: true }).first();

/** Opens the page; resolves once it offers this address, and no longer what it was before the test. */
async function openLive(page: Page, address: string): Promise<void> {
  await page.goto('/direct');
  const name = address === youtube ? 'YouTube' : new URL(address).host;
  await expect(page.getByRole('region', { name: live('stage') })).toContainText(name);
}

const hour = (size: string) => live('player.hour').replace('{{size}}', size);

/** Resolves once the player's clock runs. */
async function plays(page: Page, element: 'video' | 'audio'): Promise<void> {
  await page.waitForFunction(
    (name) => (document.querySelector<HTMLMediaElement>(name)?.currentTime ?? 0) > 0.2,
    element,
  );
}

/** A browser that knows nothing of HLS. */
async function withoutHls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return type.includes('mpegurl') ? '' : asked.call(this, type);
    };
  });
}

test('what is on in the main hall and what comes next are those of the programme', {
  tag: '@core',
}, async ({ page }) => {
  await using database = await runningDatabase();
  const { sql } = database;
  const inHall = (condition: ReturnType<typeof sql>) => sql<{ id: string }[]>`
    select events.id from events join editions on editions.id = edition_id and is_current
    where location_id = (select main_location_id from dashboard where edition_id = editions.id)
      and not cancelled and published and ${condition}
    order by starts_at, ends_at`;
  const on = await inHall(sql`starts_at <= now() and ends_at > now()`);
  const [next] = await inHall(sql`starts_at > now()`);

  await page.goto('/direct');
  await expect(page.getByText(live('chat_soon'))).toBeVisible();
  const sessions = (name: RegExp) =>
    page.getByRole('region', { name }).locator('a[href^="/programme/"]');
  await expect(sessions(/^En ce moment/)).toHaveCount(on.length);
  if (next) {
    await expect(sessions(/^Prochaine séance/)).toHaveAttribute('href', `/programme/${next.id}`);
  } else {
    await expect(page.getByText(live('no_next'))).toBeVisible();
  }
});

test('a stream of YouTube is loaded by a tap only, in a frame without cookies and without power', async ({
  page,
}) => {
  await using database = await runningDatabase();
  await stream(database.sql, youtube);
  const asked: string[] = [];
  await page.route(/youtube/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await openLive(page, youtube);
  await button(page, 'player.play').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await button(page, 'player.play').click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-/);
  await expect(frame).not.toHaveAttribute('sandbox', /top-navigation|forms|downloads/);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: live('trouble.open') })).toHaveAttribute(
    'href',
    youtube,
  );
  expect(await objections(page)).toEqual([]);
});

test('an open page follows the stream off the air and on again by itself', async ({ page }) => {
  await using database = await runningDatabase();
  const { sql } = database;
  await stream(sql, youtube);
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  const joined = bellJoined(page);
  await openLive(page, youtube);
  await button(page, 'player.play').click();
  await expect(page.locator('iframe')).toBeVisible();
  await joined;
  await stream(sql, youtube, 'offline');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText(live('off_air'), { exact: true })).toBeVisible();
  await stream(sql, youtube, 'live');
  await expect(button(page, 'player.play')).toBeVisible({ timeout: 30_000 });
});

test('off the air the page counts down to the next session and plays the last recordings', async ({
  page,
}) => {
  await using database = await runningDatabase();
  const { sql } = database;
  await stream(sql, youtube, 'offline');
  const [recorded] = await sql<{ id: string; title: { fr: string } }[]>`
    select id, title from events
    where edition_id = ${current(sql)} and recording_url is not null and ends_at < now()
    order by starts_at desc limit 1`;
  if (!recorded) throw new Error('The demonstration has no recording');
  await page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  await page.goto('/direct');
  const [next] = await sql`
    select from events where edition_id = ${current(sql)} and not cancelled and starts_at > now()
      and location_id = (
        select main_location_id from dashboard where edition_id = events.edition_id)`;
  await expect(page.getByRole('timer')).toHaveCount(next ? 1 : 0);
  expect(await objections(page)).toEqual([]);
  await page
    .getByRole('button', { name: live('watch_recording').replace('{{title}}', recorded.title.fr) })
    .click();
  await expect(page).toHaveURL(new RegExp(`recording=${recorded.id}`));
  await button(page, 'player.play').click();
  await expect(page.locator('iframe')).toHaveAttribute('title', recorded.title.fr);
  await page.getByRole('button', { name: live('close_recording') }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the page of a session that was recorded leads to its recording', { tag: '@soak' }, async ({
  page,
}) => {
  await using database = await runningDatabase();
  const { sql } = database;
  await stream(sql, youtube, 'offline');
  const [recorded] = await sql<{ id: string; title: { fr: string } }[]>`
    select id, title from events
    where edition_id = ${current(sql)} and recording_url is not null and ends_at < now()
    order by id limit 1`;
  const [unrecorded] = await sql<{ id: string }[]>`
    select id from events
    where edition_id = ${current(sql)} and recording_url is null and published order by id limit 1`;
  const link = page.getByRole('link', { name: messages('fr', 'programme')('watch_recording') });
  await page.goto(`/programme/${recorded?.id}`);
  await link.click();
  await expect(page).toHaveURL(`/direct?recording=${recorded?.id}`);
  const stage = page.getByRole('region', { name: live('stage') });
  await expect(stage.getByText(recorded?.title.fr ?? '')).toBeVisible();
  await expect(button(page, 'player.play')).toBeVisible();
  await page.goto(`/programme/${unrecorded?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('what is on beside the player is marked as a favourite there', { tag: '@soak' }, async ({
  page,
}) => {
  await using stage = await openStage();
  const [hall] = await stage.sql<{ id: string }[]>`
    select main_location_id as id from dashboard where edition_id = ${current(stage.sql)}`;
  const title = named('Veillée d’essai', 'سهرة تجريبية');
  await stage.session(title, -5, 30, { location_id: hall?.id });
  await page.goto('/direct');
  const heart = page.getByRole('region', { name: /^En ce moment/ }).getByRole('button', {
    name: messages('fr', 'favourites')('heart.event').replace('{{name}}', title.fr),
  });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/programme?tab=mine');
  await expect(page.getByRole('link', { name: title.fr })).toBeVisible();
});

test('an HLS stream plays where the browser knows none, and as sound alone', async ({
  page,
  browser,
}) => {
  const film = await recorded(browser);
  await using database = await runningDatabase();
  await stream(database.sql, playlist);
  await withoutHls(page);
  const { asked } = await serveFilm(page, film);
  const code: string[] = [];
  page.on('request', (request) => {
    if (/assets\/hls-/.test(request.url())) code.push(request.url());
  });
  await openLive(page, playlist);
  await button(page, 'player.sound_only').waitFor();
  expect([...asked, ...code]).toEqual([]);
  await button(page, 'player.play').click();
  await plays(page, 'video');
  expect(code).toHaveLength(1);
  expect(asked).toEqual(expect.arrayContaining(['/live.m3u8', '/head.mp4', '/body.m4s']));
  const lifted = () => page.evaluate(() => document.pictureInPictureElement?.tagName);
  await button(page, 'player.lift').click();
  await expect.poll(lifted).toBe('VIDEO');
  // As its playlist says it: 200 kbit/s.
  await expect(page.getByText(hour('90\u00a0Mo'))).toBeVisible();
  await button(page, 'player.sound_only').click();
  await plays(page, 'audio');
  await expect(page.locator('video')).toHaveCount(0);
  await expect.poll(lifted).toBeUndefined();
  expect(await objections(page)).toEqual([]);
});

test('a file plays by itself, with sound first on mobile data, and says what it costs', async ({
  page,
  browser,
}) => {
  const film = await recorded(browser);
  await using database = await runningDatabase();
  await stream(database.sql, file);
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { type: 'cellular', saveData: false });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await serveFilm(page, film);
  await openLive(page, file);
  await expect(page.getByText(live('player.data.mobile'))).toBeVisible();
  const offered = page.getByRole('region', { name: live('stage') }).getByRole('button');
  await expect(offered.first()).toHaveText(live('player.sound_only'));
  await offered.first().click();
  await plays(page, 'audio');
  await button(page, 'player.with_picture').click();
  await plays(page, 'video');
});

test('a stream that is heard is called neither video nor picture', async ({ page }) => {
  await using database = await runningDatabase();
  const { sql } = database;
  const radio = 'https://radio.example/hall.mp3';
  await stream(sql, radio);
  await sql`update streaming set sound_fr = ${file} where edition_id = ${current(sql)}`;
  // It begins, and nothing comes.
  await page.route(radio, () => {});
  await openLive(page, radio);
  const from = live('player.from_sound').replace('{{name}}', 'radio.example');
  await expect(page.getByText(from)).toBeVisible();
  await button(page, 'player.listen').click();
  await expect(page.locator('audio')).toHaveAttribute('src', radio);
  await expect(button(page, 'player.listen')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'player.with_picture')).toHaveCount(0);
  // A sound that cannot be had leaves the way to the others.
  await page.route(file, (route) => route.abort());
  await button(page, 'player.sound_only').click();
  await expect(page.getByText(live('trouble.unplayable'))).toBeVisible();
  await button(page, 'player.listen').click();
  await expect(page.locator('audio')).toHaveAttribute('src', radio);
  await expect(button(page, 'player.listen')).toBeFocused();
});

test('where the network grows thin the sound goes on alone, until the picture is wanted again', async ({
  page,
  browser,
}) => {
  const film = await recorded(browser);
  await using database = await runningDatabase();
  const { sql } = database;
  await stream(sql, playlist);
  await sql`update streaming set sound_fr = ${file} where edition_id = ${current(sql)}`;
  await withoutHls(page);
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const becomes = (type: string) =>
    page.evaluate((effectiveType) => {
      const { connection } = navigator as never as { connection: EventTarget };
      Object.assign(connection, { effectiveType }).dispatchEvent(new Event('change'));
    }, type);
  await serveFilm(page, film);
  await openLive(page, playlist);
  await button(page, 'player.play').click();
  await plays(page, 'video');
  await becomes('2g');
  await plays(page, 'audio');
  const told = page.getByRole('status').filter({ hasText: live('player.thin') });
  await expect(told).toBeVisible();
  await expect(page.getByText(hour('90\u00a0Mo'))).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await told.getByRole('button').click();
  await plays(page, 'video');
  await expect(told).toHaveCount(0);
  // Who wanted the picture all the same keeps it.
  await becomes('slow-2g');
  await becomes('4g');
  await becomes('2g');
  await expect(page.locator('video')).toHaveCount(1);
  const french = live('player.sound_of').replace('{{name}}', 'français');
  await page.getByRole('button', { name: french }).click();
  await plays(page, 'audio');
  await expect(page.locator('audio')).toHaveAttribute('src', file);
});

test('a picture whose network is lost is not given up for a sound that would not come either', {
  tag: '@soak',
}, async ({ page, context, browser }) => {
  const film = await recorded(browser);
  await using database = await runningDatabase();
  await stream(database.sql, playlist);
  await withoutHls(page);
  await serveFilm(page, film);
  // One piece has come; the next ones cannot.
  const pieces = ['body.m4s', 'more.m4s'].flatMap((name) => [
    '#EXT-X-DISCONTINUITY',
    '#EXT-X-MAP:URI="head.mp4"',
    '#EXTINF:5.0,',
    name,
  ]);
  await page.route('**/picture.m3u8', (route) =>
    route.fulfill({
      contentType: 'application/vnd.apple.mpegurl',
      headers: { 'access-control-allow-origin': '*' },
      body: [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-TARGETDURATION:6',
        ...pieces,
        '#EXT-X-ENDLIST',
      ].join('\n'),
    }),
  );
  let lost = true;
  await page.route('**/more.m4s', (route) =>
    lost
      ? route.abort('internetdisconnected')
      : route.fulfill({
          contentType: 'video/mp4',
          headers: { 'access-control-allow-origin': '*' },
          body: film.body,
        }),
  );
  await openLive(page, playlist);
  await button(page, 'player.play').click();
  await plays(page, 'video');
  await context.setOffline(true);
  // It runs dry, and after a while that is said, where it stands.
  const dry = page.getByRole('alert').filter({ hasText: live('trouble.offline') });
  await expect(dry).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('video')).toHaveCount(1);
  await expect(page.locator('audio')).toHaveCount(0);
  lost = false;
  await context.setOffline(false);
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 5.5);
  await expect(dry).toHaveCount(0);
});

test('a live picture that was cut off for longer than its list is goes on where the hall is', {
  tag: '@soak',
}, async ({ page, browser }) => {
  const film = await recorded(browser);
  test.setTimeout(180_000);
  await using database = await runningDatabase();
  await stream(database.sql, playlist);
  await withoutHls(page);
  await serveFilm(page, film);
  // Who asks for the picture all the same keeps it, whatever halts between two recordings.
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '2g' });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  // A list of three pieces that goes on with the clock, and knows nothing of those before.
  const seconds = 4;
  const began = Date.now();
  const first = () => Math.floor((Date.now() - began) / 1_000 / seconds);
  const headers = { 'access-control-allow-origin': '*' };
  let cut = false;
  await page.route('**/picture.m3u8', (route) => {
    const from = first();
    const pieces = [from, from + 1, from + 2].flatMap((number) => [
      '#EXT-X-DISCONTINUITY',
      '#EXT-X-MAP:URI="head.mp4"',
      `#EXTINF:${seconds},`,
      `piece-${number}.m4s`,
    ]);
    return cut
      ? route.abort()
      : route.fulfill({
          contentType: 'application/vnd.apple.mpegurl',
          headers,
          body: [
            '#EXTM3U',
            '#EXT-X-VERSION:7',
            '#EXT-X-TARGETDURATION:5',
            `#EXT-X-MEDIA-SEQUENCE:${from}`,
            `#EXT-X-DISCONTINUITY-SEQUENCE:${from}`,
            ...pieces,
          ].join('\n'),
        });
  });
  await page.route('**/piece-*.m4s', (route) =>
    cut ? route.abort() : route.fulfill({ contentType: 'video/mp4', headers, body: film.body }),
  );
  const clock = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  await openLive(page, playlist);
  await button(page, 'player.play').click();
  await plays(page, 'video');
  cut = true;
  const dry = page.getByRole('alert').filter({ hasText: live('trouble.stalled') });
  await expect(dry).toBeVisible({ timeout: 60_000 });
  const before = await clock();
  cut = false;
  await expect.poll(clock, { timeout: 60_000 }).toBeGreaterThan(before + 3 * seconds);
  await expect(dry).toHaveCount(0);
});

test('a stream that does not come says what to do, and comes when tried again', async ({
  page,
  browser,
}) => {
  const film = await recorded(browser);
  await using database = await runningDatabase();
  await stream(database.sql, playlist);
  await withoutHls(page);
  await page.route('https://stream.example.org/**', (route) => route.abort());
  await openLive(page, playlist);
  await button(page, 'player.play').click();
  const trouble = page.getByRole('alert').filter({ hasText: live('trouble.unreachable') });
  await expect(trouble).toBeVisible({ timeout: 30_000 });
  await expect(trouble.getByRole('button', { name: live('player.sound_only') })).toBeVisible();
  await expect(trouble.getByRole('link', { name: /stream\.example\.org/ })).toHaveAttribute(
    'href',
    playlist,
  );
  await expect(trouble.getByRole('link', { name: live('whole_programme') })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await page.unroute('https://stream.example.org/**');
  await serveFilm(page, film);
  await trouble.getByRole('button', { name: live('trouble.retry') }).click();
  await plays(page, 'video');
});

test('a platform that does not answer is said to be out of reach', { tag: '@soak' }, async ({
  page,
}) => {
  await using database = await runningDatabase();
  await stream(database.sql, youtube);
  // Neither an answer nor an end: what a network that blocks a platform often does.
  await page.route(/youtube/, () => {});
  await page.clock.install();
  await openLive(page, youtube);
  await button(page, 'player.play').click();
  await expect(page.locator('iframe')).toBeVisible();
  await page.clock.runFor(21_000);
  const trouble = page.getByRole('alert').filter({ hasText: live('trouble.unreachable') });
  await expect(trouble.getByRole('link', { name: /YouTube/ })).toHaveAttribute('href', youtube);
  await expect(page.locator('iframe')).toHaveCount(0);
  await trouble.getByRole('button', { name: live('trouble.retry') }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('a file that is no film cannot be played here; an unknown address is only linked', {
  tag: '@soak',
}, async ({ page }) => {
  await using database = await runningDatabase();
  const { sql } = database;
  await stream(sql, file);
  await page.route('https://files.example.org/**', (route) =>
    route.fulfill({ contentType: 'video/mp4', body: 'not a film' }),
  );
  await openLive(page, file);
  await button(page, 'player.play').click();
  await expect(page.getByText(live('trouble.unplayable'))).toBeVisible();
  await stream(sql, 'https://www.youtube.com.example.org/watch?v=aqz-KE-bpKQ');
  await page.reload();
  const link = page.getByRole('link', { name: /youtube\.com\.example\.org/ });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(button(page, 'player.play')).toHaveCount(0);
});

test('whoever watches is counted, in the halls as well; whoever stops is not', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await using database = await runningDatabase();
  await stream(database.sql, youtube);
  await context.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  const other = await context.newPage();
  for (const one of [page, other]) {
    await openLive(one, youtube);
    await button(one, 'player.play').click();
    await expect(one.locator('iframe')).toBeVisible();
  }
  const count = (number: number, key: string) =>
    page.getByText(live(key).replace('{{number}}', String(number)));
  await expect(count(2, 'viewers_other')).toBeVisible();
  // Without the announcements, of which an urgent one would take the screen over.
  const hall = await browser.newContext({ ...(baseURL && { baseURL }), viewport: televisions.hd });
  const screen = await hall.newPage();
  await openScreen(screen, { at: await page.evaluate(() => Date.now()), search: '?lang=fr' });
  const badge = screen.getByRole('banner').getByText(messages('fr', 'display')('live'));
  await expect(badge).toHaveText(/2$/);
  await other.close();
  await expect(count(1, 'viewers_one')).toBeVisible();
  await expect(badge).toHaveText(/1$/);
  await hall.close();
});

test('without a network the page says that the stream needs one', { tag: '@soak' }, async ({
  device,
}) => {
  await using database = await runningDatabase();
  await stream(database.sql, youtube);
  let page = await device.open();
  await page.goto('/programme');
  await expect(page.getByRole('main').locator('a[href^="/programme/"]').first()).toBeVisible();
  await installed(page);
  await device.close();

  page = await device.open({ offline: true });
  await openLive(page, youtube);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(live('offline'))).toBeVisible();
  await expect(button(page, 'player.play')).toBeDisabled();
  await expect(page.getByText(live('on_air'), { exact: true })).toHaveCount(0);
  await expect(page.getByText(live('on_air_text'))).toHaveCount(0);
});

test.describe('axe, Arabic, dark', () => {
  test.use({ locale: 'ar', colorScheme: 'dark' });

  test('objects to nothing, on the air and off it, on a phone and at a desk', async ({ page }) => {
    await using database = await runningDatabase();
    for (const status of ['live', 'offline']) {
      await stream(database.sql, youtube, status);
      await page.goto('/direct');
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        const state = messages('ar', 'live')(status === 'live' ? 'on_air' : 'off_air');
        await expect(page.getByText(state, { exact: true })).toBeVisible();
        expect(await objections(page)).toEqual([]);
      }
    }
  });
});
