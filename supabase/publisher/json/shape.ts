import { entities, fieldsOf, type Kind } from '#entities/index.ts';
import type { AddressName } from '#shared/addresses.ts';
import type { Localized } from '#shared/localized.ts';

/** Folder of the JSON for other programs; another number would be another shape. */
export const jsonFolder = 'json/v1';

/** Of every row that is published they say nothing, or nothing to others. */
const inner: readonly string[] = [
  'published',
  'edition_ids',
  'is_current',
  'incomplete_ok',
  'other_edition_ok',
  'questions',
  'feedback',
];

/** The fields of a kind's items in the order of its declaration; `id` goes first. */
export function jsonFields(kind: Kind): readonly string[] {
  const { id } = entities[kind];
  const names = Object.entries(fieldsOf(kind))
    .filter(([name, field]) => field.private !== true && !inner.includes(name) && name !== id)
    .map(([name]) => name);
  return [id, ...names, ...(pages[kind] ? ['page'] : [])];
}

/** A kind's file: named as its table, such as `events.json`. */
export function jsonPath(kind: Kind): string {
  return `${jsonFolder}/${entities[kind].table}.json`;
}

/** Which page shows an item of a kind, and the field that each parameter of its address is. */
export const pages: {
  readonly [K in Kind]?: readonly [AddressName, Readonly<Record<string, string>>];
} = {
  event: ['event', { id: 'id' }],
  intervention: ['intervention', { eventId: 'event_id', speakerId: 'speaker_id' }],
  speaker: ['speaker', { id: 'id' }],
  location: ['location', { id: 'id' }],
  exhibitor: ['exhibitor', { id: 'id' }],
  news: ['news_article', { id: 'id' }],
};

/** What `index.json` says. */
export interface JsonIndex {
  readonly version: 1;
  readonly edition: number;
  readonly name: Localized;
  /** Counts up with every change. */
  readonly revision: number;
  /** When that was, ISO 8601. */
  readonly at: string;
  /** The version of the programme that was released last; null before the first. */
  readonly release: {
    readonly number: number;
    readonly name: string;
    /** ISO 8601. */
    readonly released_at: string;
  } | null;
  readonly languages: readonly string[];
  /** Address and number of items of each file, by its name. */
  readonly files: Readonly<Record<string, { readonly url: string; readonly items: number }>>;
}
