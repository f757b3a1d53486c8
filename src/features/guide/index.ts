export { numberAnchor, sectionAnchor } from './anchor.ts';
