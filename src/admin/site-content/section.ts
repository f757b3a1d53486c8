import { type Entity, entities, type Issue, type SiteContent } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import type { LocalizedField } from '#entities/kit/field.ts';
import {
  type SiteContentForm,
  type SiteContentKey,
  type SiteContentSection,
  siteContentSections,
} from '#entities/site-content-keys.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { Language } from '#shared/localized.ts';
import { isHttps } from '#shared/url.ts';
import { tidyTexts } from '../forms/tidy-texts.ts';

export type Rows = ReadonlyMap<string, SiteContent>;

/** The sections under which the site's own content is edited. */
export const sections = Object.keys(siteContentSections) as SiteContentSection[];

/** The keys of a section in their order, with what each holds. */
export function keysOf(section: SiteContentSection): [SiteContentKey, SiteContentForm][] {
  return Object.entries(siteContentSections[section]) as [SiteContentKey, SiteContentForm][];
}

/** The row of a key, an empty one where there is none. */
export function rowOf(rows: Rows, key: string): SiteContent {
  return rows.get(key) ?? { key, content: {}, image_url: null };
}

/** How many of a section's texts are written in a language, of how many. */
export function filledIn(section: SiteContentSection, rows: Rows, language: Language) {
  const texts = keysOf(section).filter(([, form]) => form === 'line' || form === 'paragraph');
  const filled = texts.filter(([key]) => rows.get(key)?.content[language]?.trim());
  return { filled: filled.length, total: texts.length };
}

const { site_content: entity } = entities;

/** The field of a key's texts, by what the key holds: a line has 300 characters at most. */
export function textFieldOf(form: SiteContentForm): LocalizedField {
  const { content } = entity.fields;
  return form === 'line' ? { ...content, max: 300 } : content;
}

/** What is wrong with a row, by the entity and by what its key holds. */
export function issuesOf(row: SiteContent, form: SiteContentForm): Issue[] {
  const address = row.content.fr;
  const held = { ...entity, fields: { ...entity.fields, content: textFieldOf(form) } };
  return [
    ...check(held as unknown as Entity, { ...row }),
    ...(form === 'address' && address && !isHttps(address)
      ? [{ field: 'content', code: 'not_an_address' } as const]
      : []),
  ];
}

/** Rows being typed, by key: each with the row it was begun from. */
export type Typed = Readonly<
  Record<string, { readonly base: SiteContent; readonly row: SiteContent }>
>;

/**
 * The changes that were typed, whatever has come into the same rows since; keys that the database
 * lacks are inserted.
 */
export function changesOf(stored: Rows, typed: Typed): ContentChange[] {
  return Object.entries(typed).flatMap(([key, { base, row }]): ContentChange[] => {
    const set = { content: tidyTexts(row.content), image_url: row.image_url };
    const change = changeBetween('site_content', key, { ...base }, set);
    if (!change) return [];
    return stored.has(key)
      ? [change]
      : [{ kind: 'site_content', id: key, action: 'insert', base: null, set }];
  });
}

/** What was typed after `saved` was taken to be saved, over the rows that it makes. */
export function typedSince(saved: Typed, typed: Typed): Typed {
  const since = Object.entries(typed).filter(([key, one]) => one !== saved[key]);
  return Object.fromEntries(
    since.map(([key, { base, row }]) => {
      const made = saved[key]?.row;
      return [key, { base: made ? { ...made, content: tidyTexts(made.content) } : base, row }];
    }),
  );
}

/** True when a row that is being typed is no longer what it was begun from. */
export function isChangedElsewhere(stored: Rows, typed: Typed): boolean {
  return Object.entries(typed).some(([key, { base }]) => {
    const { content, image_url } = rowOf(stored, key);
    return changeBetween('site_content', key, { ...base }, { content, image_url }) !== undefined;
  });
}
