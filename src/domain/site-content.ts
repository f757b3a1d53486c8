import type { SiteContent } from '#entities/index.ts';
import type { SiteContentKey } from '#entities/site-content-keys.ts';
import { useContent } from '#replica/read.ts';

/** The site's own text or image under a key; undefined where none was given. */
export function useSiteContent(key: SiteContentKey): SiteContent | undefined {
  return useContent('site_content').get(key);
}
