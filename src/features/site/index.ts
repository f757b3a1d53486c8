export { NotHere } from './not-here.tsx';
export { PageTitle } from './page-title.tsx';
export { SiteParagraph } from './site-paragraph.tsx';
export { useForum } from './use-forum.ts';
