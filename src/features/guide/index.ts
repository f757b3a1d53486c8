export { sectionAnchor } from './anchor.ts';
