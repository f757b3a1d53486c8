import { act } from 'react';
import { vi } from 'vitest';

// As they are before a test puts others in their place.
const now = performance.now.bind(performance);
const later = setImmediate;

/** How many slow parts a screen has here, and how long (ms) each takes. */
const parts = 12;
const slow = 6;

let rendered = 0;

function Slow() {
  const until = now() + slow;
  while (now() < until);
  rendered += 1;
  return null;
}

/** What takes a while to render; within a component that is to render in pieces. */
export function SlowParts() {
  const each = Array.from({ length: parts }, (_, at) => `part ${at}`);
  return each.map((part) => <Slow key={part} />);
}

/**
 * How often others had their turn while the slow parts that follow from what is done were rendered: never
 * where they are rendered in one go.
 */
export async function turnsMeanwhile(does: () => unknown): Promise<number> {
  rendered = 0;
  let turns = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  try {
    await does();
    while (rendered < parts) {
      if (rendered > 0) turns += 1;
      await new Promise((go) => later(go));
    }
  } finally {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  }
  // What is left of it.
  await act(async () => {});
  return turns;
}
