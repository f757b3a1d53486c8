import type { Page } from '@playwright/test';
import { objections } from '../fixtures/axe.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { misfits } from '../fixtures/fitting.ts';
import { expect, test } from '../fixtures/forum.ts';
import {
  currentEdition,
  openScreen,
  type SyncRow,
  televisions,
  turnScreen,
} from '../fixtures/screen.ts';

const view = (page: Page) => page.locator('[data-view]');
const minute = 60_000;
const hour = 60 * minute;

type Edition = Awaited<ReturnType<typeof currentEdition>>;

/** A state of a screen to look at: when, at which door, and what must be on it. */
interface Look {
  readonly name: string;
  readonly at: number;
  readonly view: string;
  readonly hall?: string;
  readonly holds?: string;
  /** The network has just gone. */
  readonly away?: boolean;
}

/** What the server answers with, and the states that a screen then goes through, in order of time. */
interface Scene {
  readonly rows?: (rows: readonly SyncRow[], edition: Edition) => readonly SyncRow[];
  readonly looks: (edition: Edition) => readonly Look[];
}

/** An urgent announcement of half an hour ago, as the third morning of the edition sees it. */
function announced(words: Readonly<Record<'title' | 'message', object>>): Scene {
  const morning = ({ at }: Edition) => at(3, '09:20');
  return {
    looks: (edition) => [{ name: 'takeover', at: morning(edition), view: 'takeover' }],
    rows(rows, edition) {
      if (rows.length === 0) return rows;
      const sent = morning(edition) - hour / 2;
      const row = {
        ...{ edition_id: edition.id, type: 'warning', recipients: 'all', status: 'sent' },
        ...{ urgent: true, incomplete_ok: false, other_edition_ok: false, ...words },
        created_at: new Date(sent).toISOString(),
        sent_at: new Date(sent).toISOString(),
        expires_at: new Date(sent + 2 * hour).toISOString(),
      };
      const id = '00000000-0000-4000-8000-000000000001';
      return [...rows, { kind: 'announcement', id, revision: 1, row: { id, ...row } }];
    },
  };
}

const longTitle = {
  fr: 'La miséricorde, l’hospitalité et le vivre-ensemble dans les confréries du Maroc oriental et du Sahel : lectures croisées, archives et perspectives',
  en: 'Mercy, hospitality and living together in the brotherhoods of eastern Morocco and the Sahel: crossed readings, archives and perspectives for today',
  ar: 'الرحمة والضيافة والعيش المشترك في الطرق الصوفية بالمغرب الشرقي وبلاد الساحل: قراءات متقاطعة وشهادات ووثائق وآفاق من أجل أخوة فاعلة اليوم',
};

/** A session of the third day, and one of the same day that is to be a part of it. */
function inOneHall({ sessions, at }: Edition) {
  const held = sessions.filter(({ starts, cancelled }) => starts > at(3, '07:00') && !cancelled);
  const [whole] = held;
  const part = held.find(({ place }) => place !== whole?.place);
  if (!whole || !part) throw new Error('There are no two halls on the third day');
  return { whole, part };
}

const scenes: Readonly<Record<string, Scene>> = {
  'the days of an edition': {
    looks({ at, sessions }) {
      const moved = sessions.find((session) => session.former && !session.cancelled);
      const cancelled = sessions.find((session) => session.cancelled);
      if (!moved?.former || !cancelled) throw new Error('Nothing was moved, or cancelled');
      return [
        { name: 'before', at: at(-5, '15:00'), view: 'before' },
        {
          ...{ name: 'moved', at: moved.starts - 10 * minute, view: 'between|now' },
          hall: moved.former,
          holds: `[data-kind="moved"][data-session="${moved.id}"]`,
        },
        { name: 'now', at: at(3, '09:20'), view: 'now' },
        { name: 'away', at: at(3, '09:21'), view: 'now', away: true },
        { name: 'between', at: at(3, '13:20'), view: 'between' },
        { name: 'nothing next', at: at(2, '22:46'), view: 'between', away: true },
        {
          ...{ name: 'cancelled', at: cancelled.starts + minute, view: 'between|now' },
          hall: cancelled.place,
          holds: `[data-kind="cancelled"][data-session="${cancelled.id}"]`,
        },
        { name: 'night', at: at(4, '03:10'), view: 'night' },
        { name: 'after', at: (sessions.at(-1)?.ends ?? 0) + hour, view: 'after' },
      ];
    },
  },
  'sessions with long titles': {
    rows(rows, { sessions, hall, at }) {
      const morning = sessions.filter(({ starts }) => starts > at(4, '03:10')).slice(0, 2);
      const next = sessions.find(({ starts, place }) => place === hall && starts > at(3, '13:20'));
      const long = new Set([...morning, next].map((session) => session?.id));
      return rows.map((one) =>
        long.has(one.id) ? { ...one, row: { ...one.row, title: longTitle } } : one,
      );
    },
    looks: ({ at }) => [
      { name: 'long next', at: at(3, '13:20'), view: 'between' },
      { name: 'long night', at: at(4, '03:10'), view: 'night' },
    ],
  },
  'a session and its part in a full hall': {
    rows(rows, edition) {
      const { whole, part } = inOneHall(edition);
      const speakers = rows.filter(({ kind }) => kind === 'speaker').slice(0, 5);
      const channels = ['ar', 'fr', 'en'].map((language, index) => ({
        ...{ language, by: 'headset', channel: index + 1 },
      }));
      const at = {
        starts_at: new Date(whole.starts).toISOString(),
        location_id: whole.place,
        part_of_id: whole.id,
      };
      const full = {
        ...{ occupancy: 'full', overflow_location_id: part.place, interpretation: channels },
        participant_ids: speakers.map(({ id }) => id),
      };
      const changed: Readonly<Record<string, object>> = {
        [whole.id]: full,
        [part.id]: { ...at, ends_at: new Date(whole.ends - minute).toISOString() },
      };
      return rows.map((one) =>
        changed[one.id] ? { ...one, row: { ...one.row, ...changed[one.id] } } : one,
      );
    },
    looks(edition) {
      const { whole, part } = inOneHall(edition);
      const at = whole.starts + 10 * minute;
      const holds = `p[data-session="${part.id}"]`;
      return [{ name: 'part', at, view: 'now', hall: whole.place, holds }];
    },
  },
  'an edition without a programme': {
    rows: (rows) => rows.filter(({ kind }) => kind !== 'event'),
    looks: ({ at }) => [
      { name: 'opening', at: at(1, '15:00'), view: 'before', holds: 'text=/21.00/' },
    ],
  },
  'no edition': {
    rows: (rows) => rows.filter(({ kind }) => kind === 'site_content'),
    looks: ({ at }) => [{ name: 'empty', at: at(3, '09:20'), view: 'empty' }],
  },
  'an urgent announcement': announced({
    title: {
      fr: 'Vent fort : l’esplanade est fermée',
      en: 'Strong wind: the square is closed',
      ar: 'رياح قوية: الساحة مغلقة',
    },
    message: {
      fr: 'Suivez les bénévoles vers la grande salle, sans vous presser.',
      en: 'Please follow the volunteers to the main hall, without hurrying.',
      ar: 'اتبعوا المتطوعين نحو القاعة الكبرى دون استعجال.',
    },
  }),
  'an urgent announcement of one long word': announced({
    title: {
      fr: 'Phénoménologiquement'.repeat(4),
      en: 'Phenomenologically'.repeat(4),
      ar: 'والمستشفيات'.repeat(7),
    },
    message: { fr: 'À lire.', en: 'Please read.', ar: 'للقراءة.' },
  }),
  'an urgent announcement of many words': announced({
    title: {
      fr: 'L’esplanade et le jardin sont fermés jusqu’à la tombée du vent, les navettes aussi. '.repeat(
        2,
      ),
      en: 'The square and the garden are closed until the wind drops, and so are the shuttles. '.repeat(
        2,
      ),
      ar: 'الساحة والحديقة مغلقتان إلى أن تهدأ الرياح، وكذلك الحافلات بين القاعة ومداغ. '.repeat(2),
    },
    message: {
      fr: 'Par précaution, l’esplanade et le jardin sont fermés ; suivez les bénévoles. '.repeat(
        12,
      ),
      en: 'As a precaution the square and the garden are closed; follow the volunteers. '.repeat(
        12,
      ),
      ar: 'احتياطًا، أُغلقت الساحة والحديقة إلى أن تهدأ الرياح؛ اتبعوا المتطوعين رجاءً. '.repeat(12),
    },
  }),
};

/** Resolves once what is on show in a language has come to rest. */
async function settled(page: Page, language: string, scheme: string): Promise<void> {
  await expect(view(page)).toHaveAttribute('lang', language);
  await expect(view(page)).toHaveAttribute('data-scheme', scheme);
  await page.evaluate(async () => {
    // The fonts of a text are asked for once it is laid out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Tells the screen that there is no network, as the browser would; an answer on its way says otherwise. */
async function loseContact(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(page.locator('[data-contact]')).toBeVisible({ timeout: 3000 });
  }).toPass();
}

const inOrder = (looks: readonly Look[]) => looks.toSorted((a, b) => a.at - b.at);

// A trace holds a picture of every step.
test.use({ trace: 'off' });

/** The scene with the most to fit: the one that is looked at on every screen. */
const fullest = 'an urgent announcement of many words';
/** What has the least room on a television that stands upright. */
const longest = 'an urgent announcement of one long word';
/** What is looked at on the common screen at every run; the others show less of the same. */
const common = [
  ...[fullest, 'the days of an edition', 'sessions with long titles', 'no edition'],
  'a session and its part in a full hall',
];
const soaking = Boolean(process.env.SOAK);

for (const [name, size] of Object.entries(televisions)) {
  for (const [scene, { rows, looks }] of Object.entries(scenes)) {
    test.describe(`${size.width} × ${size.height}`, () => {
      test.use({ viewport: size });
      // Some televisions ask for it.
      if (name === 'portrait') test.use({ contextOptions: { reducedMotion: 'reduce' } });

      // A screen of twice the size differs from the common one in nothing but that; on its side
      // it has the less room the more there is.
      const often = name === 'hd' ? common : name === 'portrait' ? [fullest, longest] : [];
      const tag = often.includes(scene) ? [] : ['@soak'];
      test(
        `every view fits and can be read from afar: ${scene}`,
        { tag },
        async ({ page }, info) => {
          test.slow();
          await using database = await runningDatabase();
          const edition = await currentEdition(database.sql);
          const wrong: string[] = [];
          let on = false;
          for (const { name: what, at, view: wanted, hall, holds, away } of inOrder(
            looks(edition),
          )) {
            if (on) await page.clock.fastForward(at - (await page.evaluate(() => Date.now())));
            else await openScreen(page, { at, ...(rows && { rows: (all) => rows(all, edition) }) });
            on = true;
            for (const language of ['fr', 'ar']) {
              for (const scheme of ['dark', 'light']) {
                // Each language and each scheme are seen in half of them.
                const half = (language === 'ar') === (scheme === 'light');
                if (!soaking && !half) continue;
                const look = `${what}-${language}-${scheme}`;
                await turnScreen(
                  page,
                  `?lang=${language}&scheme=${scheme}${hall ? `&hall=${hall}` : ''}`,
                );
                await expect(view(page), look).toHaveAttribute('data-view', new RegExp(wanted));
                await settled(page, language, scheme);
                if (away) await loseContact(page);
                if (holds) await expect(page.locator(holds)).toBeVisible();
                wrong.push(...(await misfits(page)).map((line) => `${look}: ${line}`));
                if (name === 'hd' && half) {
                  wrong.push(...(await objections(page)).map((line) => `${look}: ${line}`));
                }
                if (soaking) await page.screenshot({ path: info.outputPath(`${look}.png`) });
              }
            }
          }
          expect(wrong).toEqual([]);
        },
      );
    });
  }
}
