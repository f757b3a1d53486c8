export { NotHere } from './not-here.tsx';
export { PageTitle } from './page-title.tsx';
export { SiteParagraph } from './site-paragraph.tsx';
export { useCurrentEdition } from './use-current-edition.ts';
export { useForum } from './use-forum.ts';
