import type { Edition, Event } from '#entities/index.ts';
import { momentOf } from './moment.ts';
import type { Session } from './programme.ts';

/** What visitors are asked to say of a session. */
export type RemarkPart = 'questions' | 'feedback';

type Asked = Pick<Session, 'starts' | 'ends'> & {
  readonly event: Pick<Event, RemarkPart | 'cancelled'>;
};

/** Whether organisers ask for it, as the session says or else its edition. */
export function isAskedFor(
  part: RemarkPart,
  { event }: Pick<Asked, 'event'>,
  edition: Pick<Edition, RemarkPart> | undefined,
): boolean {
  if (event.cancelled) return false;
  return event[part] === 'edition' ? (edition?.[part] ?? false) : event[part] === 'on';
}

/**
 * What can be said of a session at an instant (ms): a question until it ends, how it was once it is
 * over; undefined where organisers do not ask for it.
 */
export function remarkAt(
  session: Asked,
  edition: Pick<Edition, RemarkPart> | undefined,
  at: number,
): RemarkPart | undefined {
  const part = momentOf(session, at) === 'over' ? 'feedback' : 'questions';
  return isAskedFor(part, session, edition) ? part : undefined;
}

/** The question that the hall of a session is answering at an instant (ms), if any. */
export function questionShownAt(
  {
    event,
    ends,
  }: Pick<Session, 'ends'> & { readonly event: Pick<Event, 'question_shown' | 'cancelled'> },
  at: number,
): string | undefined {
  return event.cancelled || at >= ends ? undefined : (event.question_shown ?? undefined);
}
