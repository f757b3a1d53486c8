/** The list of what can be chosen in search. */
export const listId = 'search-results';

const choices = () => [...document.querySelectorAll<HTMLElement>(`#${listId} [data-action]`)];
const selected = () => document.querySelector<HTMLElement>(`#${listId} [data-selected]`);

let named = 0;

function select(choice: HTMLElement | undefined): void {
  selected()?.removeAttribute('data-selected');
  choice?.setAttribute('data-selected', 'true');
  // The field keeps the focus: who listens hears what is selected by this alone.
  const field = document.querySelector(`[aria-controls="${listId}"]`);
  if (choice) choice.id ||= `${listId}-${++named}`;
  if (choice) field?.setAttribute('aria-activedescendant', choice.id);
  else field?.removeAttribute('aria-activedescendant');
}

/** Has Enter lead to the first of the list. */
export const selectFirst = () => select(choices()[0]);

/** Has Enter lead nowhere. */
export const selectNothing = () => select(undefined);

/** Selects the next of the list or the one before, which lead around from the last to the first and back. */
export function selectBeside(by: 1 | -1): void {
  const all = choices();
  const now = selected();
  const at = now ? all.indexOf(now) + by : Math.min(by, 0);
  const choice = all.at(at % all.length);
  select(choice);
  choice?.scrollIntoView({ block: 'nearest' });
}

/** Chooses what is selected. */
export const choose = () => selected()?.click();
