import { UnstyledButton } from '@mantine/core';
import { createSpotlight, SpotlightAction } from '@mantine/spotlight';
import type { ReactNode } from 'react';

/** Whether search is open. */
export const [store, spotlight] = createSpotlight();

const look = `${UnstyledButton.classes.root} ${SpotlightAction.classes.action}`;

/**
 * Something to choose in search, by pointer or, selected by the arrows, by Enter; it closes the search
 * unless it `stays`. Spotlight's own looks like it, and is rendered anew whenever anything of the search
 * changes: with 25 results some four times for each letter.
 */
export function Action({
  className = '',
  stays = false,
  onChoose,
  children,
}: {
  className?: string | undefined;
  stays?: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      data-action
      tabIndex={-1}
      className={`${look} ${className}`}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        onChoose();
        if (!stays) spotlight.close();
      }}
    >
      {children}
    </button>
  );
}
