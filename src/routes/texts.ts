/**
 * The screens that show a formatted text: its sanitiser comes with them, and is a twentieth of all code
 * that a page waits for.
 */
export { GuideScreen } from '#features/guide/guide-screen.tsx';
export { NewsArticleScreen } from '#features/news/news-article-screen.tsx';
export { PresentationScreen } from '#features/pages/presentation-screen.tsx';
export { SheikhScreen } from '#features/pages/sheikh-screen.tsx';
