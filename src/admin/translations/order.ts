import type { Kind, Row } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import type { Language } from '#shared/localized.ts';
import { type Reads, readsOf } from './reads.ts';

/**
 * When visitors come upon something, lower comes first: whether it is a draft; how often it was read, in the
 * language and in all, below zero; a group, a place within it, its kind.
 */
export type Rank = readonly number[];

const groups: Partial<Record<Kind, number>> = {
  ...{ edition: 0, site_content: 0, announcement: 0 },
  ...{ event: 1, intervention: 1, attachment: 1, speaker: 1 },
  ...{ guide_section: 2, guide_contact: 2, shuttle: 2, location: 2, track: 2 },
  news: 3,
  ...{ exhibitor: 4, zone: 4 },
  ...{ article: 5, dashboard: 5 },
};

const ordered = Object.keys(groups);

/** What is over, or of nobody's interest by itself. */
const last = 5;

/**
 * The order in which visitors come upon rows at an instant (ms): what was read most in a language, then, as far
 * as a device can tell, the home page and announcements, what is on and to come with its people, the guide,
 * news, the village, and the rest; drafts after everything that is published.
 */
export function orderIn(
  content: Content,
  now: number,
  language: Language,
  reads: Reads,
): (kind: Kind, row: Row) => Rank {
  const coming = new Map<string, number>();
  const speaks = new Map<string, number>();
  const expect = (speaker: string | null, at: number) => {
    if (speaker) speaks.set(speaker, Math.min(at, speaks.get(speaker) ?? at));
  };
  for (const event of content.event.values()) {
    if (event.cancelled || Date.parse(event.ends_at) <= now) continue;
    const at = Date.parse(event.starts_at);
    coming.set(event.id, at);
    for (const speaker of [event.chair_id, ...event.participant_ids]) expect(speaker, at);
  }
  for (const { event_id, speaker_id } of content.intervention.values()) {
    const at = coming.get(event_id);
    if (at !== undefined) expect(speaker_id, at);
  }
  return (kind, row) => {
    const fields = row as unknown as Fields;
    const [group, place] = within(kind, fields);
    const isDraft = fields.published === false || fields.status === 'draft';
    const { own, all } = readsOf(reads, kind, row, language);
    return [Number(isDraft), -own, -all, group, place, ordered.indexOf(kind)];
  };

  function within(kind: Kind, row: Fields): readonly [number, number] {
    const group = groups[kind] ?? last;
    const at = placeOf(kind, row);
    return at === undefined ? [last, -(Date.parse(String(row.starts_at)) || 0)] : [group, at];
  }

  /** Undefined for what is over, or has nothing to do with what is to come. */
  function placeOf(kind: Kind, row: Fields): number | undefined {
    switch (kind) {
      case 'event':
        return coming.get(String(row.id));
      case 'intervention':
      case 'attachment':
        return coming.get(String(row.event_id));
      case 'speaker':
        return speaks.get(String(row.id));
      case 'announcement':
        return row.expires_at && Date.parse(String(row.expires_at)) <= now ? undefined : 1;
      case 'news':
        return -Date.parse(String(row.published_at));
      default:
        return Number(row.position ?? 0);
    }
  }
}

/** Compares ranks, for sorting. */
export function byRank(one: Rank, other: Rank): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}
