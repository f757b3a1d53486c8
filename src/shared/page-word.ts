import type { Language } from './localized.ts';

/** What every published page says of itself in its element `#published`, besides its rows. */
export interface PageWord {
  /** The one that `pageAddress` gives for every address that it answers. */
  readonly address: string;
  readonly language: Language;
  readonly edition: number;
  /** The instant (ms) as of which it was rendered. */
  readonly at: number;
  /** The instant (ms) from which it would look different although nobody changes anything. */
  readonly until: number;
}

/** Id of the element that holds a page's word of itself. */
export const pageTextId = 'published';

/** Id of what follows the header of every page. */
export const behindHeaderId = 'status';

/** For whom, as a media query, a page's letters are let in from the first on: nobody else would do it. */
export const withoutScript = '(scripting: none)';
