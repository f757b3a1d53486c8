import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Kind, Row } from '#entities/index.ts';
import type { PublishablePage } from '#published/page.ts';
import { type Card, cardOf, cardPath, cardSize } from '#publisher/cards/card.ts';
import { drawCard } from '#publisher/cards/draw.ts';
import { type Language, languages } from '#shared/localized.ts';

const nowhere = 'http://127.0.0.1:1';
const card: Card = {
  language: 'ar',
  over: 'الملتقى',
  title: 'التصوف وبناء الإنسان',
  under: ['السبت 21 نونبر', 'Muḥyī ad-Dīn & <Ibn>'],
};

/** How many pixels of a drawing are the ink of its texts, and where on the line they lie on average. */
async function ink(drawn: Uint8Array): Promise<{ amount: number; middle: number }> {
  const { data, info } = await sharp(drawn).greyscale().raw().toBuffer({ resolveWithObject: true });
  let [amount, sum] = [0, 0];
  for (const [at, value] of data.entries()) {
    if (value < 220) continue;
    amount += 1;
    sum += at % info.width;
  }
  return { amount, middle: sum / amount };
}

test('a card is a picture of the size that pages state, without a portrait that cannot be had', async () => {
  const drawn = await drawCard({ ...card, portrait: 'people/nobody-10x10.webp' }, nowhere);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', ...cardSize });
});

test('a card has a table of colours, with the forum’s green as it is', async () => {
  const drawn = sharp(await drawCard(card, nowhere));
  expect((await drawn.metadata()).isPalette).toBe(true);
  const pixels = await drawn.raw().toBuffer();
  const plain = Array.from({ length: pixels.length / 3 }, (_, at) => pixels.readUIntBE(3 * at, 3));
  expect(plain.filter((colour) => colour === 0x0c4a3a).length).toBeGreaterThan(plain.length / 2);
});

test('a portrait stands at the end of the lines, in its own colours', async () => {
  const red = { r: 200, g: 30, b: 20 };
  const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: red } })
    .png()
    .toBuffer();
  const server = createServer((_, response) => response.end(picture)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const [language, place] of [
      ['ar', 234],
      ['fr', 1_200 - 234],
    ] as const) {
      const portrait = 'people/somebody-40x50.webp';
      const drawn = sharp(await drawCard({ ...card, language, portrait }, backend));
      const middle = drawn.extract({ left: place, top: 340, width: 1, height: 1 });
      expect([...(await middle.raw().toBuffer())]).toEqual(Object.values(red));
    }
  } finally {
    server.close();
  }
});

test('a portrait that has no end, or unfolds to hundreds of megabytes, is left out', async () => {
  const vast = await sharp({
    create: { width: 65_000, height: 1_000, channels: 3, background: '#f00' },
  })
    .png()
    .toBuffer();
  let sent = 0;
  const server = createServer(async ({ url }, response) => {
    if (url?.includes('vast')) return response.end(vast);
    while (!response.destroyed && sent < 100e6) {
      sent += 1e6;
      if (!response.write(Buffer.alloc(1e6)))
        await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    return response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const without = await drawCard({ ...card, portrait: 'people/nobody-9x9.png' }, nowhere);
    for (const portrait of ['people/vast-9x9.png', 'people/endless-9x9.png']) {
      const drawn = await drawCard({ ...card, portrait }, backend);
      expect(Buffer.compare(drawn, without), portrait).toBe(0);
    }
    expect(sent).toBeLessThan(50e6);
  } finally {
    server.close();
  }
});

test('a portrait that leads to what only this machine reaches is not asked for there', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(302, { location: `http://${response.req.headers.host}/inner` }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await drawCard({ ...card, portrait: 'people/elsewhere-9x9.png' }, backend);
    expect(asked).toEqual([expect.stringContaining('elsewhere')]);
  } finally {
    server.close();
  }
});

test('Arabic is joined, and begins where Arabic begins', async () => {
  const apart = [...card.title].join('\u200c');
  const [joined, broken] = [
    await ink(await drawCard(card, nowhere)),
    await ink(await drawCard({ ...card, title: apart }, nowhere)),
  ];
  expect(joined.amount).toBeGreaterThan(5_000);
  expect(broken.amount).not.toBe(joined.amount);
  const latin = { ...card, language: 'fr', title: 'Le soufisme', under: ['samedi'] } as const;
  expect(joined.middle).toBeGreaterThan(cardSize.width / 2);
  expect((await ink(await drawCard(latin, nowhere))).middle).toBeLessThan(cardSize.width / 2);
});

test('an Arabic line runs its way although it begins with another script', async () => {
  const drawn = (title: string) => drawCard({ ...card, title }, nowhere);
  const marked = await drawn('\u200fIbn ʿArabī: الفتوحات');
  expect(Buffer.compare(await drawn('Ibn ʿArabī: الفتوحات'), marked)).toBe(0);
});

test('a title of any length leaves the margins free, in either direction', async () => {
  const margins = 80;
  for (const language of ['fr', 'ar'] as const) {
    for (const words of [1, 6, 20]) {
      const title = Array(words)
        .fill(language === 'ar' ? 'السماع والإنشاد' : 'Émerveillement')
        .join(' ');
      const drawn = sharp(await drawCard({ ...card, language, title, under: [] }, nowhere));
      const { data, info } = await drawn.greyscale().raw().toBuffer({ resolveWithObject: true });
      const lit = [...data.keys()].filter((at) => Number(data[at]) > 220);
      const [across, down] = [lit.map((at) => at % info.width), lit.map((at) => at / info.width)];
      const least = (all: number[]) => all.reduce((one, other) => Math.min(one, other));
      const most = (all: number[]) => all.reduce((one, other) => Math.max(one, other));
      expect(least(across)).toBeGreaterThan(margins);
      expect(most(across)).toBeLessThan(cardSize.width - margins);
      expect(most(down)).toBeLessThan(cardSize.height - 60);
    }
  }
});

test('another content lies in another place, the same in the same', () => {
  expect(cardPath({ ...card })).toBe(cardPath(card));
  expect(cardPath({ ...card, title: 'ذكر' })).not.toBe(cardPath(card));
  expect(cardPath({ ...card, under: ['Later'] })).not.toBe(cardPath(card));
});

/** The lines below the title on the card of a session. */
function under(
  language: Language,
  event: Partial<Row<'event'>> = {},
  utc_offset = 0,
): readonly string[] {
  const rows: Partial<Record<Kind, unknown>> = {
    edition: { name: { fr: 'Forum' }, utc_offset },
    event: {
      ...{ title: { fr: 'Ouverture' }, date: '2026-11-20', location_id: null, cancelled: false },
      ...{ starts_at: '2026-11-20T20:00:00Z', ends_at: '2026-11-20T21:15:00Z' },
      ...event,
    },
  };
  const page = { subject: { kind: 'event', id: 'a' } } as unknown as PublishablePage;
  return cardOf({
    ...{ page, language, origin: nowhere, backend: nowhere, edition: 21 },
    row: <K extends Kind>(kind: K) => rows[kind] as Row<K> | undefined,
  }).under.filter(Boolean);
}

test('a session’s hours are those of the edition’s clock, whatever the tables of zones say', () => {
  expect(under('fr')[0]).toContain('20:00–21:15');
  expect(under('fr', {}, 60)[0]).toContain('21:00–22:15');
});

test.each(languages)(
  'the card of a cancelled session says so, as its page does (%s)',
  (language) => {
    const file = join(import.meta.dirname, `../../public/locales/${language}/programme.json`);
    const words = JSON.parse(readFileSync(file, 'utf8')) as { cancelled: string };
    expect(under(language, { cancelled: true })).toContain(words.cancelled);
    expect(under(language)).not.toContain(words.cancelled);
  },
);
