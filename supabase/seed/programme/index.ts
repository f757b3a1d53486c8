export { archiveEvents } from './archive/index.ts';
export { currentEvents } from './days/index.ts';
export { speakers } from './speakers/index.ts';
