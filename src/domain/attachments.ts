import type { Attachment } from '#entities/index.ts';

/** What belongs to a session, in order. */
export function attachmentsOf(
  attachments: ReadonlyMap<string, Attachment>,
  eventId: string,
): readonly Attachment[] {
  return [...attachments.values()]
    .filter(({ event_id }) => event_id === eventId)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}
