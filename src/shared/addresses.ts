/** Where a place of the site can be reached from besides links in its neighbours. */
type Door = 'header' | 'menu' | 'bottom' | 'admin';

interface Address {
  /** Path pattern; `$name` stands for a parameter. */
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly doors?: readonly Door[];
}

/**
 * Every address of the product (specification, section 2) in the order of the navigation. Routes,
 * header, bottom bar and links are all made from this table.
 */
export const addresses = {
  home: { path: '/', doors: ['header'] },
  presentation: { path: '/presentation', doors: ['header'] },
  sheikh: { path: '/cheikh', doors: ['header'] },
  programme: { path: '/programme', doors: ['header', 'bottom'] },
  event: { path: '/programme/$id' },
  remarks: { path: '/programme/$id/avis' },
  intervention: { path: '/intervention/$eventId/$speakerId' },
  my_program: { path: '/programme', search: { tab: 'mine' }, doors: ['bottom'] },
  versions: { path: '/versions' },
  speakers: { path: '/orateurs', doors: ['header'] },
  speaker: { path: '/orateurs/$id' },
  village: { path: '/village-solidaire', doors: ['header', 'bottom'] },
  exhibitor: { path: '/village-solidaire/$id' },
  map: { path: '/carte', doors: ['header', 'bottom'] },
  location: { path: '/lieux/$id' },
  news: { path: '/actualites', doors: ['header'] },
  news_article: { path: '/actualites/$id' },
  announcements: { path: '/annonces', doors: ['header'] },
  live: { path: '/direct', doors: ['header'] },
  archive: { path: '/archives', doors: ['menu'] },
  prayers: { path: '/prieres', doors: ['menu'] },
  guide: { path: '/guide', doors: ['header'] },
  privacy: { path: '/donnees' },
  print: { path: '/imprimer' },
  feedback_page: { path: '/avis' },
  speaker_page: { path: '/ma-participation' },
  unsubscribe: { path: '/courriels' },
  display: { path: '/dashboard' },
  admin_login: { path: '/admin/login' },
  admin: { path: '/admin', doors: ['admin'] },
  admin_events: { path: '/admin/evenements', doors: ['admin'] },
  admin_versions: { path: '/admin/versions', doors: ['admin'] },
  admin_questions: { path: '/admin/questions', doors: ['admin'] },
  admin_feedback: { path: '/admin/avis', doors: ['admin'] },
  admin_interventions: { path: '/admin/interventions', doors: ['admin'] },
  admin_speakers: { path: '/admin/orateurs', doors: ['admin'] },
  admin_proposals: { path: '/admin/propositions', doors: ['admin'] },
  admin_mail: { path: '/admin/courriels', doors: ['admin'] },
  admin_mail_templates: { path: '/admin/modeles-courriel', doors: ['admin'] },
  admin_locations: { path: '/admin/lieux', doors: ['admin'] },
  admin_news: { path: '/admin/actualites', doors: ['admin'] },
  admin_testament: { path: '/admin/articles/testament', doors: ['admin'] },
  admin_announcements: { path: '/admin/annonces', doors: ['admin'] },
  admin_streaming: { path: '/admin/streaming', doors: ['admin'] },
  admin_village: { path: '/admin/village-solidaire', doors: ['admin'] },
  admin_zones: { path: '/admin/village-zones', doors: ['admin'] },
  admin_prayer_days: { path: '/admin/prieres', doors: ['admin'] },
  admin_guide_sections: { path: '/admin/guide', doors: ['admin'] },
  admin_guide_contacts: { path: '/admin/guide-numeros', doors: ['admin'] },
  admin_shuttles: { path: '/admin/navettes', doors: ['admin'] },
  admin_tracks: { path: '/admin/parcours', doors: ['admin'] },
  admin_attachments: { path: '/admin/attachments', doors: ['admin'] },
  admin_translations: { path: '/admin/traductions', doors: ['admin'] },
  admin_glossary: { path: '/admin/glossaire', doors: ['admin'] },
  admin_site_content: { path: '/admin/personnalisation', doors: ['admin'] },
  admin_site_content_section: { path: '/admin/personnalisation/$section' },
  admin_editions: { path: '/admin/editions', doors: ['admin'] },
  admin_dashboard_content: { path: '/admin/dashboard-content', doors: ['admin'] },
  admin_printing: { path: '/admin/impression', doors: ['admin'] },
  admin_administrators: { path: '/admin/administrateurs', doors: ['admin'] },
} as const satisfies Record<string, Address>;

export type AddressName = keyof typeof addresses;

/** Names of the addresses behind a door. */
export type Behind<D extends Door> = {
  [N in AddressName]: (typeof addresses)[N] extends { readonly doors: readonly (infer X)[] }
    ? D extends X
      ? N
      : never
    : never;
}[AddressName];

/** The addresses behind a door, in the order of the table. */
export function behind<D extends Door>(door: D): Behind<D>[] {
  const names = Object.keys(addresses) as AddressName[];
  return names.filter((name): name is Behind<D> => {
    const { doors }: Address = addresses[name];
    return doors?.includes(door) ?? false;
  });
}

/**
 * Addresses outside the back office without published pages, which the sitemap leaves out: what they show is the
 * device's own, a hall's, or nobody's first page.
 */
export const unpublished: readonly AddressName[] = [
  ...(['my_program', 'remarks', 'feedback_page', 'speaker_page', 'unsubscribe'] as const),
  ...(['display', 'print', 'privacy'] as const),
];

/** The address of a place, its parameters filled in and escaped. */
export function addressOf(
  name: AddressName,
  parameters: Readonly<Record<string, string>> = {},
  search: Readonly<Record<string, string>> = {},
): string {
  const address: Address = addresses[name];
  const path = address.path.replace(/\$(\w+)/g, (_, key: string) =>
    encodeURIComponent(parameters[key] ?? ''),
  );
  const asked = { ...address.search, ...search };
  if (Object.keys(asked).length === 0) return path;
  const query = new URLSearchParams(asked).toString();
  return query ? `${path}?${query}` : path;
}

/** The pattern of the address that a path is of; `/$` for none. */
export function patternOf(path: string): string {
  const patterns = Object.values(addresses).map((address: Address) => address.path);
  const plain = path.replace(/(?<=.)\/+$/, '');
  return (
    patterns.find((one) => new RegExp(`^${one.replace(/\$\w+/g, '[^/]+')}$`).test(plain)) ?? '/$'
  );
}
