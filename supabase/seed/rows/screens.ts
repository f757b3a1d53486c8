import { type SiteContentKey, siteContentSections } from '#entities/site-content-keys.ts';
import { idOf } from '#seed/ids.ts';
import { type SitePicture, sitePath } from '#seed/images/paths.ts';
import { screens } from '#seed/site/screens.ts';
import { siteTexts } from '#seed/site/site-content.ts';
import type { SeedEdition } from '#seed/types.ts';
import type { StoredRow } from './content.ts';

type ImageKey = Extract<SiteContentKey, `${string}_url`>;

const pictures: Readonly<Record<ImageKey, SitePicture>> = {
  site_logo_url: 'logo',
  hero_background_url: 'hero',
  about_image_url: 'about',
  presentation_image_url: 'presentation',
  cheikh_image_url: 'cheikh',
  events_poster_background_url: 'poster',
};

/** One row for every key of the site's own content. */
export function siteContentRows(): StoredRow<'site_content'>[] {
  return Object.values(siteContentSections)
    .flatMap((section) => Object.keys(section) as SiteContentKey[])
    .map((key) =>
      isImageKey(key)
        ? { key, content: {}, image_url: sitePath(pictures[key]) }
        : { key, content: siteTexts[key], image_url: null },
    );
}

/** The live stream of an edition. */
export function streamingRow(which: SeedEdition, edition: number): StoredRow<'streaming'> {
  const { stream_url, status, sound } = screens[which];
  return {
    edition_id: edition,
    stream_url,
    status,
    sound_original: sound,
    sound_fr: sound,
    sound_en: sound,
    sound_ar: sound,
  };
}

/** What an edition's display screens show. */
export function dashboardRow(which: SeedEdition, edition: number): StoredRow<'dashboard'> {
  const { main_location, thought, show_weather } = screens[which];
  return {
    edition_id: edition,
    main_location_id: idOf('location', main_location),
    thought,
    thought_author: null,
    show_statistics: true,
    show_weather,
  };
}

function isImageKey(key: SiteContentKey): key is ImageKey {
  return key in pictures;
}
