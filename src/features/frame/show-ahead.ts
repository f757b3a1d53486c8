import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { afterFrame } from '#shared/after-frame.ts';

/** What is on show of the history, though the router has yet to be told of it. */
interface Ahead {
  /** The entry that was on show before. */
  readonly left: string | undefined;
  /** Shows what was on show before. */
  undo(): void;
}

/** Shows what is kept of an entry of the history at once; undefined where nothing is. */
type Show = (entry: string) => Ahead | undefined;

let show: Show | undefined;
let ahead: Ahead | undefined;
let opened = false;

/** Names who can show what is kept. Returns what takes that back. */
export function showAhead(by: Show): () => void {
  show = by;
  return () => {
    show = undefined;
  };
}

/** Whether something is on show that the router has yet to be told of. */
export const isAhead = () => ahead !== undefined;

/** Whether this entry of the history has been left for what is on show ahead of the router. */
export const isLeftAhead = (entry: string | undefined) =>
  ahead !== undefined && ahead.left === entry;

/** Whether the router was last told of a new entry, and not of a step or another address of the same one. */
export const isOpened = () => opened;

/** Says that the router has come to where the history is. */
export function caughtUp(): void {
  ahead = undefined;
}

/**
 * The browser's history. Where what is gone back to is kept, it is painted first and the router told of
 * it afterwards: its own way there and React's take a phone several frames.
 */
export function historyShownAhead(): RouterHistory {
  const history = createBrowserHistory();
  const { subscribe } = history;
  let giveUp = () => {};
  history.subscribe = (tell) =>
    subscribe((step) => {
      const { type } = step.action;
      const entry = step.location.state.__TSR_key;
      giveUp();
      ahead?.undo();
      const stepped = type !== 'PUSH' && type !== 'REPLACE';
      const inform = () => {
        opened = type === 'PUSH';
        tell(step);
      };
      ahead = stepped && entry && !document.hidden ? show?.(entry) : undefined;
      if (!ahead) return inform();
      giveUp = afterFrame(inform);
    });
  return history;
}
