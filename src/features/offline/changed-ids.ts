import { kinds } from '#entities/index.ts';
import type { Content } from '#replica/read.ts';
import type { Changed } from '#shared/worker-message.ts';

/** Changes beyond this number are as good as everything. */
const many = 50;

/**
 * Ids of the rows that are other than before, or gone; `all` when pages may be concerned that show
 * none of them, or there are many.
 */
export function changedIds(before: Content, after: Content): Changed {
  const ids: string[] = [];
  for (const kind of kinds) {
    if (before[kind] === after[kind]) continue;
    // A new row may come into any page, and editions stand on all of them.
    if (kind === 'edition') return 'all';
    for (const id of after[kind].keys()) if (!before[kind].has(id)) return 'all';
    for (const [id, row] of before[kind]) if (after[kind].get(id) !== row) ids.push(id);
  }
  return ids.length > many ? 'all' : ids;
}
