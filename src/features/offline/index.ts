export { KeptPages } from './kept-pages.tsx';
export { useKeptPictures } from './use-kept-pictures.ts';
