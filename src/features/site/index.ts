export { PageTitle } from './page-title.tsx';
export { useSiteContent } from './site-content.ts';
export { SiteParagraph } from './site-paragraph.tsx';
