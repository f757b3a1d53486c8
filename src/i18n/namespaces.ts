/** Namespaces that the public site needs from the start. */
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

const startNames: ReadonlySet<string> = new Set(namespaces);

/** What the namespaces of a language come in: with the first screen, with later ones, or with the back office. */
export const bundles = ['start', 'later', 'admin'] as const;
export type Bundle = (typeof bundles)[number];

/** The bundle that a namespace comes in. */
export function bundleOf(namespace: string): Bundle {
  if (startNames.has(namespace)) return 'start';
  return /^(?:admin|fields)\b/.test(namespace) ? 'admin' : 'later';
}

/** Where the site has a bundle, `/locales/fr.json` or `/locales/fr.admin.json`. */
export function bundleAddress(language: string, bundle: Bundle): string {
  return `/locales/${language}${bundle === 'start' ? '' : `.${bundle}`}.json`;
}
