export { PageTitle } from './page-title.tsx';
export { SiteParagraph } from './site-paragraph.tsx';
