import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { entities, eventTypes, type Kind, kinds } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import type { Entity } from '#entities/kit/entity.ts';
import { siteContentSections } from '#entities/site-content-keys.ts';
import { drawnPictures } from '#seed/media.ts';
import { demonstrationRows } from '#seed/rows/demonstration.ts';
import { arabicOrdinal, englishOrdinal, frenchOrdinal } from '#seed/site/ordinals.ts';
import { imageSize, mediumImage, smallImage } from '#shared/image.ts';
import { venueClock } from '#shared/time.ts';

const pictures = join(import.meta.dirname, '../../supabase/seed/images');
const now = new Date('2026-11-21T10:15:00Z');
const rows = demonstrationRows(now);
const currentId = 21;
const held = <R extends { readonly edition_id: number | null }>(all: readonly R[]) =>
  all.filter(({ edition_id }) => edition_id === currentId);

describe('the demonstration edition', () => {
  test('has the size that the issue asks for', () => {
    const events = held(rows.event);
    expect(events.length).toBeGreaterThanOrEqual(60);
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(eventTypes));
    expect(held(rows.intervention).length).toBeGreaterThanOrEqual(120);
    const speakers = rows.speaker.filter(({ edition_ids }) => edition_ids.includes(currentId));
    expect(speakers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(speakers.map(({ country }) => country)).size).toBeGreaterThanOrEqual(12);
    expect(rows.location.filter(({ type }) => type !== 'service')).toHaveLength(12);
    expect(rows.location.filter(({ type }) => type === 'service')).toHaveLength(8);
    expect(rows.zone).toHaveLength(6);
    expect(rows.exhibitor).toHaveLength(24);
    expect(rows.news).toHaveLength(12);
    expect(rows.announcement.length).toBeGreaterThanOrEqual(12);
    expect(rows.article).toHaveLength(1);
    expect(
      new Set(rows.event.filter(({ edition_id }) => edition_id === 19).map(({ date }) => date)),
    ).toEqual(new Set(['2024-10-18', '2024-10-19', '2024-10-20', '2024-10-21']));
  });

  test('says every key of the site content', () => {
    const keys = Object.values(siteContentSections).flatMap((section) => Object.keys(section));
    expect(rows.site_content.map(({ key }) => key).sort()).toEqual([...keys].sort());
    for (const { key, content, image_url } of rows.site_content) {
      expect(key.endsWith('_url') ? image_url : Object.keys(content).length, key).toBeTruthy();
    }
  });

  test('names nobody for a thought of the forum: an author is kept once for all languages', () => {
    expect(rows.dashboard.map(({ thought_author }) => thought_author)).toEqual([null, null]);
  });

  test.each(kinds)('each %s passes the checks of its entity', (kind: Kind) => {
    for (const row of rows[kind]) {
      expect(
        check(entities[kind] as unknown as Entity, { ...row }),
        JSON.stringify(row).slice(0, 120),
      ).toEqual([]);
    }
  });

  test('names itself with the right ordinals', () => {
    expect(rows.edition.map(({ id, name }) => [id, name])).toEqual([
      [
        19,
        {
          fr: '19e Forum international du soufisme',
          en: '19th International Sufism Forum',
          ar: 'الدورة التاسعة عشرة للملتقى العالمي للتصوف',
        },
      ],
      [
        21,
        {
          fr: '21e Forum international du soufisme',
          en: '21st International Sufism Forum',
          ar: 'الدورة الحادية والعشرون للملتقى العالمي للتصوف',
        },
      ],
    ]);
  });

  test('can count beyond ten in three languages', () => {
    expect([1, 2, 21].map(frenchOrdinal)).toEqual(['1er', '2e', '21e']);
    expect([1, 2, 3, 11, 22, 33].map(englishOrdinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '11th',
      '22nd',
      '33rd',
    ]);
    expect([1, 10, 11, 12, 20, 31, 99].map(arabicOrdinal)).toEqual([
      'الأولى',
      'العاشرة',
      'الحادية عشرة',
      'الثانية عشرة',
      'العشرون',
      'الحادية والثلاثون',
      'التاسعة والتسعون',
    ]);
    expect(() => arabicOrdinal(100)).toThrow(RangeError);
  });

  test('lies around now, whenever it is made', () => {
    for (const moment of ['2026-11-21T10:15:00Z', '2027-03-27T12:30:00Z', '2028-12-31T15:30:00Z']) {
      const at = new Date(moment);
      const today = venueClock(at.getTime()).date;
      const { edition, event } = demonstrationRows(at);
      const current = edition.find(({ is_current }) => is_current);
      expect(current && Date.parse(today) - Date.parse(current.starts_on)).toBe(86_400_000);
      expect(current && Date.parse(current.ends_on) - Date.parse(current.starts_on)).toBe(
        259_200_000,
      );
      const running = event.filter(
        ({ starts_at, ends_at }) => starts_at <= at.toISOString() && at.toISOString() < ends_at,
      );
      const later = event.filter(
        ({ date, starts_at }) => date === today && starts_at > at.toISOString(),
      );
      expect(running.length, moment).toBeGreaterThan(0);
      expect(later.length, moment).toBeGreaterThan(0);
    }
    expect(() => demonstrationRows(new Date('2024-10-01T12:00:00Z'))).toThrow(RangeError);
  });

  test('books no hall twice at once', () => {
    const booked = rows.event.filter(({ cancelled }) => !cancelled);
    const clashes = booked.flatMap((one, index) =>
      booked
        .slice(index + 1)
        .filter(
          (other) =>
            other.location_id === one.location_id &&
            other.starts_at < one.ends_at &&
            one.starts_at < other.ends_at,
        )
        .map((other) => `${one.title.fr} / ${other.title.fr} (${one.date})`),
    );
    expect(clashes).toEqual([]);
  });

  test('has announcements of every type, audience and status, urgent and expired ones', () => {
    const announcements = held(rows.announcement);
    expect(new Set(announcements.map(({ type }) => type)).size).toBe(3);
    expect(new Set(announcements.map(({ recipients }) => recipients)).size).toBe(4);
    expect(new Set(announcements.map(({ status }) => status)).size).toBe(3);
    expect(announcements.some(({ urgent }) => urgent)).toBe(true);
    expect(
      announcements.some(({ expires_at }) => expires_at !== null && expires_at < now.toISOString()),
    ).toBe(true);
    for (const { status, sent_at } of announcements) {
      if (status === 'sent') expect(sent_at && sent_at <= now.toISOString()).toBe(true);
      if (status === 'scheduled') expect(sent_at && sent_at > now.toISOString()).toBe(true);
    }
  });
});

describe('its references', () => {
  const ids = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      new Set(
        rows[kind].map(
          (row) => Object.entries(row).find(([name]) => name === entities[kind].id)?.[1],
        ),
      ),
    ]),
  );

  test('lead to rows that exist, and ids are used once', () => {
    for (const kind of kinds) {
      expect(ids[kind]?.size, kind).toBe(rows[kind].length);
      for (const [name, field] of Object.entries(entities[kind].fields)) {
        if (field.type !== 'ref' && field.type !== 'refs') continue;
        for (const row of rows[kind]) {
          const value = (row as unknown as Record<string, unknown>)[name];
          for (const id of [value].flat()) {
            if (id !== null) expect(ids[field.kind]?.has(id), `${kind}.${name} ${id}`).toBe(true);
          }
        }
      }
    }
  });

  test('keep to the edition of what they refer to', () => {
    const editionsOf = new Map(
      [...rows.speaker, ...rows.location].map(({ id, edition_ids }) => [id, edition_ids]),
    );
    for (const { edition_id, chair_id, location_id, participant_ids, title } of rows.event) {
      for (const id of [chair_id, location_id, ...participant_ids]) {
        if (id) expect(editionsOf.get(id), `${title.fr} ${id}`).toContain(edition_id);
      }
    }
  });

  test('name pictures that were drawn, with smaller versions and the size they state', async () => {
    const drawn = new Set(await drawnPictures());
    const named = new Set(
      kinds.flatMap((kind) =>
        Object.entries(entities[kind].fields)
          .filter(([, field]) => field.type === 'image')
          .flatMap(([name]) =>
            rows[kind].map((row) => (row as unknown as Record<string, string | null>)[name]),
          )
          .filter((path) => typeof path === 'string'),
      ),
    );
    const both = [...named].flatMap((path) =>
      [path, smallImage(path), mediumImage(path) ?? []].flat(),
    );
    expect(both.filter((path) => !drawn.has(path))).toEqual([]);
    expect([...drawn].filter((path) => !both.includes(path))).toEqual([]);
    for (const path of named) expect(webpSize(path), path).toEqual(imageSize(path));
  });

  test('no two portraits could be taken for one another, nor two figures before other walls', async () => {
    const portraits = rows.speaker.flatMap(({ photo }) => photo ?? []);
    const drawn = await Promise.all(
      portraits.map(async (path) => {
        const picture = sharp(join(pictures, smallImage(path))).resize(40, 50);
        const figure = picture.clone().extract({ left: 9, top: 13, width: 22, height: 37 });
        return {
          path,
          looks: await Promise.all([picture, figure].map((one) => one.raw().toBuffer())),
        };
      }),
    );
    const alike = drawn.flatMap((one, index) =>
      drawn
        .slice(index + 1)
        .filter((other) => one.looks.some((look, at) => difference(look, other.looks[at]) < 11))
        .map((other) => [one.path, other.path]),
    );
    expect(alike).toEqual([]);
  });
});

/** How much two pictures of one size differ: the mean of all channels, of 255. */
function difference(one: Buffer, other: Buffer | undefined): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other?.[at] ?? 0)), 0) / one.length;
}

/** Width and height of a committed picture, from its WebP header (VP8, VP8L or VP8X). */
function webpSize(path: string): { width: number; height: number } {
  const bytes = readFileSync(join(pictures, path));
  const format = bytes.toString('latin1', 12, 16);
  if (format === 'VP8X') {
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  if (format === 'VP8L') {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}
