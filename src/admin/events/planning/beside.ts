import type { Move } from './keyboard.ts';
import type { Column } from './plan.ts';

/**
 * The id of the session to which the focus goes from another: earlier and later in its hall, before and
 * after to the next hall with anything in it, where it is nearest in time. Undefined where there is none.
 */
export function sessionBeside(
  columns: readonly Column[],
  id: string,
  move: Move,
): string | undefined {
  const at = columns.findIndex(({ sessions }) =>
    sessions.some((one) => one.session.event.id === id),
  );
  const column = columns[at];
  const index = column?.sessions.findIndex((one) => one.session.event.id === id) ?? -1;
  const own = column?.sessions[index];
  if (!column || !own) return undefined;
  if (move === 'earlier') return column.sessions[index - 1]?.session.event.id;
  if (move === 'later') return column.sessions[index + 1]?.session.event.id;
  if (move !== 'before' && move !== 'after') return undefined;
  const others = move === 'after' ? columns.slice(at + 1) : columns.slice(0, at).reverse();
  const next = others.find(({ sessions }) => sessions.length > 0);
  const away = ({ from }: { from: number }) => Math.abs(from - own.from);
  return [...(next?.sessions ?? [])].sort((a, b) => away(a) - away(b))[0]?.session.event.id;
}
