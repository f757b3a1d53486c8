import { idOf } from '#seed/ids.ts';
import { seriesPath } from '#seed/images/paths.ts';
import type { EditionSeed } from '#seed/site/editions.ts';
import { sitePlan } from '#seed/site/plan.ts';
import type { LocationSeed, SeedEdition, SpeakerSeed } from '#seed/types.ts';
import type { StoredRow } from './content.ts';

type Editions = Readonly<Record<SeedEdition, EditionSeed>>;

/** The edition's own row; its days become the first and the last. */
export function editionRow({ id, year, name, theme, days, utc_offset, is_current }: EditionSeed) {
  const [starts_on = ''] = days;
  const ends_on = days.at(-1) ?? starts_on;
  const plan = sitePlan;
  return {
    id,
    year,
    name,
    theme,
    starts_on,
    ends_on,
    utc_offset,
    is_current,
    plan,
    hijri_correction: null,
    questions: is_current,
    feedback: is_current,
  } satisfies StoredRow<'edition'>;
}

/** A speaker with a drawn portrait. */
export function speakerRow(seed: SpeakerSeed, editions: Editions): StoredRow<'speaker'> {
  return {
    id: idOf('speaker', seed.slug),
    name: seed.name,
    title: seed.title ?? {},
    biography: seed.biography ?? {},
    country: seed.country,
    photo: seriesPath('speakers', seed.slug),
    edition_ids: (seed.editions ?? ['current']).map((edition) => editions[edition].id),
    published: true,
  };
}

/** An address at which nobody is. */
export function contactOf({ slug }: SpeakerSeed) {
  return { speaker_id: idOf('speaker', slug), email: `${slug}@speakers.example.org` };
}

/** A place with its picture; of toilets and car parks there is none. */
export function locationRow(seed: LocationSeed, editions: Editions): StoredRow<'location'> {
  const { slug, editions: held, ...place } = seed;
  return {
    id: idOf('location', slug),
    ...place,
    image: seed.type === 'service' ? null : seriesPath('locations', slug),
    edition_ids: held.map((edition) => editions[edition].id),
    published: true,
  };
}
