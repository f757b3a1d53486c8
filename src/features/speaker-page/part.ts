import type { Draft } from '#visitor/speaker-page/draft.ts';
import type { Details, SpeakerPage } from '#visitor/speaker-page/page.ts';

/** What every part of the page is given. */
export interface PartProps {
  readonly page: SpeakerPage;
  readonly draft: Draft;
  /** The fields that cannot be sent as they are; see `problemsOf`. */
  readonly problems: readonly string[];
  readonly write: (change: (draft: Draft, page: SpeakerPage) => Draft) => void;
}

/** A draft with some of what is said of the coming. */
export const withDetails =
  (details: Partial<Details>) =>
  (draft: Draft): Draft => ({ ...draft, details: { ...draft.details, ...details } });
