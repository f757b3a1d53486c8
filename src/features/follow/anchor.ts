/** Where on My Programme's page calendars are. */
export const followAnchor = 'suivre';
