export { GlobalSearch, openSearch } from './global-search.tsx';
