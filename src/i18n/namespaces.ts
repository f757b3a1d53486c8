/**
 * Files of words that the public site needs from the start, which come in one per language; the back
 * office and others load their own later.
 */
export const namespaces = [
  'announcements',
  'archive',
  'common',
  'entity',
  'favourites',
  'guide',
  'home',
  'live',
  'map',
  'news',
  'pages',
  'prayers',
  'programme',
  'search',
  'speakers',
  'village',
] as const;
