/** Names what plays; on a screen one thing does at a time. */
export type Opened = string | undefined;

/** What plays on a screen, and the way to have something else play. */
export interface Playing {
  readonly opened: Opened;
  readonly setOpened: (opened: Opened) => void;
}
