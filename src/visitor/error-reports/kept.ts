/** What device memory holds of errors: which were seen in this version, and which wait to be sent. */
export const keptErrors = 'forum.errors';
