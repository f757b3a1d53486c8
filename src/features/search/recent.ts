import { createRecentList } from '#replica/storage/recent-list.ts';
import { fold } from '#shared/fold.ts';

/** What led to something on this device, however it was written. */
export const recentSearches = createRecentList('forum.searches', 5, fold);
