import type { SiteContent } from '#entities/index.ts';
import type { SiteContentKey } from '#entities/site-content-keys.ts';
import { useContent } from '#replica/read.ts';
import { hasText } from '#shared/localized.ts';

/** The site's own text or image under a key; undefined where none was given, or it was taken away. */
export function useSiteContent(key: SiteContentKey): SiteContent | undefined {
  const row = useContent('site_content').get(key);
  return row && isGiven(row) ? row : undefined;
}

/** Whether there is a text or an image in a row of the site's own content. */
export const isGiven = ({ content, image_url }: SiteContent) =>
  Boolean(image_url) || hasText(content);
