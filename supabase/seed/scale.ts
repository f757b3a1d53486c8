import type { Sql } from 'postgres';
import { type Language, type Localized, languages } from '#shared/localized.ts';
import { idOf } from './ids.ts';
import type { Content, StoredRow } from './rows/content.ts';
import { demonstrationRows } from './rows/demonstration.ts';
import { type Stored, storeWhenEmpty } from './store.ts';

/**
 * Fills an empty database with the demonstration, its current edition at `factor` times its size
 * (a whole number), for benchmarks. Pictures are not stored.
 */
export async function seedScaled({
  sql,
  factor,
  now,
}: {
  readonly sql: Sql;
  readonly factor: number;
  readonly now: Date;
}): Promise<Stored> {
  return storeWhenEmpty(sql, scaledRows(factor, now));
}

/**
 * The demonstration's rows with the current edition at `factor` times its size: the same four days in
 * more halls, with more people, exhibitors, news and announcements. Zones and the site's own words
 * stay as they are; the archive too.
 */
export function scaledRows(factor: number, now: Date): Content {
  const content = demonstrationRows(now);
  const edition = content.edition.find(({ is_current }) => is_current)?.id ?? 0;
  const copies = Array.from({ length: factor - 1 }, (_, index) =>
    copy(content, edition, index + 1),
  );
  const all = <K extends keyof Copy>(kind: K): Content[K] =>
    [content[kind], ...copies.map((each) => each[kind])].flat() as unknown as Content[K];
  return {
    ...content,
    location: all('location'),
    speaker: all('speaker'),
    event: all('event'),
    intervention: all('intervention'),
    exhibitor: all('exhibitor'),
    news: all('news'),
    announcement: all('announcement'),
  };
}

type Copy = Pick<
  Content,
  'location' | 'speaker' | 'event' | 'intervention' | 'exhibitor' | 'news' | 'announcement'
>;

function copy(content: Content, edition: number, number: number): Copy {
  const id = (original: string) => idOf('copy', `${number}/${original}`);
  const maybe = (original: string | null) => original && id(original);
  const held = <R extends { readonly edition_id: number | null }>(rows: readonly R[]) =>
    rows.filter(({ edition_id }) => edition_id === edition);
  const attended = <R extends { readonly edition_ids: readonly number[] }>(rows: readonly R[]) =>
    rows.filter(({ edition_ids }) => edition_ids.includes(edition));
  const earlier = (at: string) => new Date(Date.parse(at) - number * 5_400_000).toISOString();
  return {
    location: attended(content.location).map((row) => ({
      ...row,
      id: id(row.id),
      name: numbered(row.name, number + 1),
      latitude: (row.latitude ?? 0) + 0.0011 * Math.sin(number),
      longitude: (row.longitude ?? 0) + 0.0014 * Math.cos(number),
      edition_ids: [edition],
    })),
    speaker: varied(
      attended(content.speaker),
      number,
      (row, other): StoredRow<'speaker'> => ({
        ...row,
        id: id(row.id),
        name: joinedNames(row.name, other.name),
        biography: blended(row.biography, other.biography),
        edition_ids: [edition],
      }),
    ),
    event: varied(
      held(content.event),
      number,
      (row, other): StoredRow<'event'> => ({
        ...row,
        id: id(row.id),
        title: paired(row.title, other.title, 300),
        description: blended(row.description, other.description),
        location_id: maybe(row.location_id),
        chair_id: maybe(row.chair_id),
        participant_ids: row.participant_ids.map(id),
      }),
    ),
    intervention: varied(held(content.intervention), number, (row, other) => ({
      ...row,
      id: id(row.id),
      event_id: id(row.event_id),
      speaker_id: id(row.speaker_id),
      title: paired(other.title, row.title, 300),
      description: blended(row.description, other.description),
    })),
    exhibitor: varied(
      held(content.exhibitor),
      number,
      (row, other): StoredRow<'exhibitor'> => ({
        ...row,
        id: id(row.id),
        name: numbered(row.name, number + 1),
        description: blended(row.description, other.description),
        stand: row.stand && `${row.stand[0]}${Number(row.stand.slice(1)) + 4 * number}`,
      }),
    ),
    news: varied(held(content.news), number, (row, other) => ({
      ...row,
      id: id(row.id),
      title: paired(row.title, other.title, 300),
      featured: false,
      published_at: earlier(row.published_at),
    })),
    announcement: varied(held(content.announcement), number, (row, other) => ({
      ...row,
      id: id(row.id),
      title: paired(row.title, other.title, 200),
      message: blended(row.message, other.message),
      created_at: earlier(row.created_at),
      sent_at: row.sent_at && earlier(row.sent_at),
    })),
  };
}

/** Makes a new row from each row and another of its kind, a different one in every copy. */
function varied<R>(rows: readonly R[], number: number, make: (row: R, other: R) => R): R[] {
  return rows.map((row, index) =>
    make(row, rows[(index * 7 + number * 11 + 1) % rows.length] ?? row),
  );
}

/** Puts two texts together in each language that both have; where there is none, the first stays. */
function combined(
  first: Localized,
  second: Localized,
  combine: (a: string, b: string) => string,
): Localized {
  const both: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const [a, b] = [first[language], second[language]];
    if (a && b) both[language] = combine(a, b);
  }
  return Object.keys(both).length > 0 ? both : first;
}

function paired(first: Localized, second: Localized, longest: number): Localized {
  return combined(first, second, (a, b) => `${a} — ${b}`.slice(0, longest).trim());
}

/** The first sentence of one text, then the others of the second. */
function blended(first: Localized, second: Localized): Localized {
  return combined(first, second, (a, b) => {
    const [opening = a] = sentences(a);
    const rest = sentences(b).slice(1);
    return [opening, ...(rest.length > 0 ? rest : [b])].join(' ');
  });
}

/** The given name of one person, the family name of another. */
function joinedNames(first: Localized, second: Localized): Localized {
  return combined(first, second, (a, b) => `${a.split(' ')[0]} ${b.split(' ').slice(1).join(' ')}`);
}

function numbered(name: Localized, number: number): Localized {
  return combined(name, name, (text) => `${text} ${number}`);
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?؟])\s+/u);
}
