/** What device memory holds of pages that were read and are not counted yet. */
export const keptReads = 'forum.reads';
