export { PageTitle } from './page-title.tsx';
export { useSiteContent } from '#domain/site-content.ts';
export { SiteParagraph } from './site-paragraph.tsx';
