import { isGiven } from '#domain/site-content.ts';
import { useContent } from '#replica/read.ts';

/** Whether the site has any text or image of its own for a page, whose keys begin with its name. */
export function useAnyWritten(page: 'presentation' | 'cheikh'): boolean {
  return [...useContent('site_content').values()].some(
    (row) => row.key.startsWith(`${page}_`) && isGiven(row),
  );
}
