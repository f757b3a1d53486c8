import type { ContentStore } from '../content/content-store.ts';

/** How long a question may go without an answer before the reader is told, in ms. */
const patience = 60_000;

/** Whether the server confirms that what is on show is current; where it takes too long, the reader is told. */
export interface Confirmation {
  /** A question is under way: from the first that is not answered, the time runs. */
  asked(): void;
  /** The server has answered, this tab or another. */
  answered(): void;
  /** Takes over what the leading tab says of its own. */
  follow(late: boolean): void;
  readonly late: boolean;
  stop(): void;
}

/** The confirmation of a tab; the reader is told by `late` of the store's status. */
export function createConfirmation({ state }: Pick<ContentStore, 'state'>): Confirmation {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const isLate = () => state.getState().status.late;
  const tell = (late: boolean) => state.setState(({ status }) => ({ status: { ...status, late } }));

  function answered(): void {
    clearTimeout(waiting);
    waiting = undefined;
    if (isLate()) tell(false);
  }

  return {
    asked() {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        // Without a network it is said that there is none.
        if (state.getState().status.online) tell(true);
      }, patience);
    },
    answered,
    follow(late) {
      if (!late) answered();
      else if (!isLate()) tell(true);
    },
    get late() {
      return isLate();
    },
    stop: () => clearTimeout(waiting),
  };
}
