import { useSiteContent } from '#domain/site-content.ts';
import type { SiteContentKey } from '#entities/site-content-keys.ts';
import { LocalizedText } from '#ui/localized-text.tsx';

/** The site's own words under a key, as a paragraph; nothing where none were given. */
export function SiteParagraph({ name, className }: { name: SiteContentKey; className?: string }) {
  const content = useSiteContent(name)?.content;
  return content ? (
    <p className={className}>
      <LocalizedText value={content} />
    </p>
  ) : null;
}
