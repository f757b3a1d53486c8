import type { Attachment } from '#entities/index.ts';
import { groupBy } from '#shared/group-by.ts';

/** What belongs to each session, in order. */
export function attachmentsByEvent(
  attachments: ReadonlyMap<string, Attachment>,
): ReadonlyMap<string, readonly Attachment[]> {
  const inOrder = [...attachments.values()].sort(
    (a, b) => a.position - b.position || (a.id < b.id ? -1 : 1),
  );
  return groupBy(inOrder, ({ event_id }) => event_id);
}
