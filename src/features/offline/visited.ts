import { createRecentList } from '#replica/storage/recent-list.ts';

/** The addresses of pages visited on this device. */
export const visitedPages = createRecentList('forum.visited', 60);
