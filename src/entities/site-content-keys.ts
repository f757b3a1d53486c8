/**
 * Every key of the site's own content, by the section under which administrators edit it. `line` is
 * a short text, `paragraph` a longer one, `image` a stored picture (its key ends in `_url`), and
 * `address` an https address, the same in every language, kept as the French text.
 */
export const siteContentSections = {
  /** Who the site is, everywhere: header, page titles, search engines. */
  identity: {
    site_name: 'line',
    /** For the header on phones, where the whole name has no room. */
    site_short_name: 'line',
    site_logo_url: 'image',
    /** Short, for search engines and shared links. */
    site_description: 'paragraph',
  },
  /** The head of the home page. */
  hero: {
    hero_title: 'line',
    /** Also the second half of every page title. */
    hero_subtitle: 'line',
    hero_description: 'paragraph',
    hero_background_url: 'image',
  },
  /** The forum in a few words, on the home page. */
  about: {
    about_title: 'line',
    about_paragraph_1: 'paragraph',
    about_paragraph_2: 'paragraph',
    about_paragraph_3: 'paragraph',
    about_image_url: 'image',
  },
  /** The presentation page, with its four objectives. */
  presentation: {
    presentation_title: 'line',
    presentation_image_url: 'image',
    presentation_intro: 'paragraph',
    presentation_subtitle: 'line',
    presentation_section_1_paragraph_1: 'paragraph',
    presentation_section_1_paragraph_2: 'paragraph',
    presentation_section_1_paragraph_3: 'paragraph',
    presentation_objectives_title: 'line',
    presentation_objective_1_title: 'line',
    presentation_objective_1_description: 'paragraph',
    presentation_objective_2_title: 'line',
    presentation_objective_2_description: 'paragraph',
    presentation_objective_3_title: 'line',
    presentation_objective_3_description: 'paragraph',
    presentation_objective_4_title: 'line',
    presentation_objective_4_description: 'paragraph',
  },
  /** The town and its spiritual memory, on the presentation page. */
  local_area: {
    presentation_saint_title: 'line',
    presentation_saint_paragraph: 'paragraph',
  },
  /** Who signs the presentation. */
  signature: {
    signature_name: 'line',
    signature_role: 'line',
  },
  /** The page about the spiritual guide. */
  cheikh: {
    cheikh_title: 'line',
    cheikh_formula: 'line',
    cheikh_paragraph_1: 'paragraph',
    cheikh_paragraph_2: 'paragraph',
    cheikh_paragraph_3: 'paragraph',
    cheikh_image_url: 'image',
  },
  /**
   * The ground on which posters of sessions are made. The specification names the key and no place of
   * the site for it: those who print posters take it from the back office, where it is shown.
   */
  poster: {
    events_poster_background_url: 'image',
  },
  /** Words that mean the same to whoever searches: a group a line, its words parted by commas. */
  search: {
    search_synonyms: 'paragraph',
  },
  /** Ways to reach and follow the forum, in the footer. */
  social: {
    contact_address: 'line',
    social_facebook: 'address',
    social_youtube: 'address',
    social_instagram: 'address',
    social_x: 'address',
  },
} as const satisfies Record<string, Record<string, SiteContentForm>>;

export type SiteContentForm = 'line' | 'paragraph' | 'image' | 'address';
export type SiteContentSection = keyof typeof siteContentSections;

type KeysOf<S> = S extends unknown ? keyof S & string : never;
/** A key of the site's own content. */
export type SiteContentKey = KeysOf<(typeof siteContentSections)[SiteContentSection]>;

const sections = Object.entries(siteContentSections) as [
  SiteContentSection,
  Readonly<Record<string, SiteContentForm>>,
][];

/** The section that has a key, with what the key holds; undefined for a key that is none. */
export function siteContentPlace(
  key: string,
): { readonly section: SiteContentSection; readonly form: SiteContentForm } | undefined {
  for (const [section, forms] of sections) {
    const form = Object.hasOwn(forms, key) ? forms[key] : undefined;
    if (form) return { section, form };
  }
  return undefined;
}

/** Whether a key holds an address, which is the same in every language. */
export function isSiteAddress(key: string): boolean {
  return siteContentPlace(key)?.form === 'address';
}
