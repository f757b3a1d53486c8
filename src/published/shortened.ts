import { fieldsOf, type Kind, type Row } from '#entities/index.ts';
import type { Field, PlanFeature, Polygon, SitePlan } from '#entities/kit/field.ts';
import { type Language, type Localized, pick } from '#shared/localized.ts';

/** How much of a row a page shows: all of it, what stands in lists, or what names it within others. */
export type Extent = 'whole' | 'listed' | 'named';

/** From least to most. */
export const extents: readonly Extent[] = ['named', 'listed', 'whole'];

/** Texts and drawings that no list shows. */
const unlisted: Partial<Record<Kind, readonly string[]>> = {
  announcement: ['message', 'created_at'],
  edition: ['theme', 'plan'],
  event: ['description', 'created_at', 'question_shown'],
  intervention: ['description'],
  speaker: ['biography'],
  location: ['description', 'image', 'facilities'],
  news: ['content'],
  article: ['content'],
  track: ['description'],
  release: ['changes'],
};

/**
 * What else is not shown where a row is only named, as people are in a list of sessions. Nothing
 * leads to an intervention by its id, which chance made and nothing compresses.
 */
const unnamed: Partial<Record<Kind, readonly string[]>> = {
  event: ['chair_id', 'participant_ids', 'recording_url'],
  intervention: ['id', 'title'],
  location: ['capacity', 'latitude', 'longitude'],
  speaker: ['title', 'photo'],
};

/** Fields of a kind that a page leaves out of a row. */
function leftOut(kind: Kind, extent: Extent): readonly string[] {
  if (extent === 'whole') return [];
  return [...(unlisted[kind] ?? []), ...((extent === 'named' && unnamed[kind]) || [])];
}

/** What was made of rows, by language and extent; what replaces a row is another object. */
const known = new WeakMap<Row, Map<string, Row>>();

/** A row with only what one page shows of it, in the one language that its reader gets. */
export function shortened<K extends Kind>(
  kind: K,
  row: Row<K>,
  language: Language,
  extent: Extent,
): Row<K> {
  const made = known.get(row) ?? new Map<string, Row>();
  known.set(row, made);
  const name = `${language} ${extent}`;
  const short = made.get(name) ?? shorten(kind, row, language, extent);
  made.set(name, short);
  return short as Row<K>;
}

function shorten<K extends Kind>(kind: K, row: Row<K>, language: Language, extent: Extent): Row<K> {
  const fields = fieldsOf(kind);
  const left = leftOut(kind, extent);
  const short = Object.entries(row).map(([name, value]) => {
    if (left.includes(name)) return [name, nothingFor(fields[name])];
    const type = fields[name]?.type;
    if (type === 'localized') return [name, inOne(value, language)];
    return [name, type === 'geo' ? labelledIn(value, language) : value];
  });
  return Object.fromEntries(short) as Row<K>;
}

/** What stands in the place of a value that is left out. */
function nothingFor(field: Field | undefined): null | readonly never[] | Localized {
  if (field?.type === 'refs') return [];
  return field?.type === 'localized' && field.required ? {} : null;
}

function inOne(value: Localized | null, language: Language): Localized | null {
  const found = pick(value, language);
  return found ? { [found.language]: found.text } : value && {};
}

/** A shape as it is, or a plan with its names in one language. */
function labelledIn(
  shape: SitePlan | Polygon | null,
  language: Language,
): SitePlan | Polygon | null {
  if (!shape || !('features' in shape)) return shape;
  const features = shape.features.map((feature): PlanFeature => {
    const name = inOne(feature.properties.name ?? null, language);
    return name ? { ...feature, properties: { ...feature.properties, name } } : feature;
  });
  return { ...shape, features };
}
