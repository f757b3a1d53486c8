import type { Content } from '#replica/content/content-store.ts';
import type { Language } from '#shared/localized.ts';
import type { PagesOf, PublishablePage } from './page.ts';

/** Words by language and namespace. */
export type AllMessages = Readonly<Record<Language, Readonly<Record<string, object>>>>;

/** The content that pages are made from. */
export interface Source {
  readonly content: Content;
  readonly edition: number;
  /** Server time (ms) as of which the content holds. */
  readonly asOf: number;
  /** The present (ms). */
  readonly now: number;
}

/** A page as the app's components render it. */
export interface RenderedPage {
  /** What stands in `#root`. */
  readonly body: string;
  /** Title, description and what the page asks to be fetched early, for the head. */
  readonly head: string;
  /** The page's word of itself, for the element `#published`. */
  readonly text: string;
}

/** The built app's part in publishing: which pages there are, and how they look. */
export interface Rendering {
  readonly pagesOf: PagesOf;
  render(page: PublishablePage, language: Language, source: Source): Promise<RenderedPage>;
}
