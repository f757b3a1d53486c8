import type { SiteContent } from '#entities/index.ts';
import type { SiteContentKey } from '#entities/site-content-keys.ts';
import { useContent } from '#replica/read.ts';

/** The site's own text or image under a key; undefined where none was given. */
export function useSiteContent(key: SiteContentKey): SiteContent | undefined {
  return useContent('site_content').get(key);
}

/** Whether the site has any text or image of its own for a page, whose keys begin with its name. */
export function useAnyWritten(page: 'presentation' | 'cheikh'): boolean {
  return [...useContent('site_content').values()].some(
    ({ key, content, image_url }) =>
      key.startsWith(`${page}_`) && (image_url || Object.keys(content).length > 0),
  );
}
