import type { Session } from '#domain/programme.ts';
import { type Rights, runsHall, writes } from '#domain/rights.ts';
import type { Event, Question } from '#entities/index.ts';

export type QuestionState = Question['state'];

/** The states of a question in the order in which it goes through them. */
export const questionStates = [
  'waiting',
  'accepted',
  'answered',
  'declined',
] as const satisfies readonly QuestionState[];

/** The questions of one session in each state. */
export type Queue = ReadonlyMap<QuestionState, readonly Question[]>;

/** The questions of each session (by its id) in each state, those asked first before others. */
export function queuesOf(questions: Iterable<Question>): ReadonlyMap<string, Queue> {
  const queues = new Map<string, Map<QuestionState, Question[]>>();
  for (const question of questions) {
    const queue = queues.get(question.event_id) ?? new Map<QuestionState, Question[]>();
    queues.set(question.event_id, queue);
    queue.set(question.state, [...(queue.get(question.state) ?? []), question]);
  }
  for (const queue of queues.values()) {
    for (const [state, held] of queue) {
      queue.set(
        state,
        [...held].sort((a, b) => a.asked_at.localeCompare(b.asked_at) || (a.id < b.id ? -1 : 1)),
      );
    }
  }
  return queues;
}

/**
 * The question on the screen of a session that is none of its questions: it was corrected or deleted after
 * it was shown. Undefined where nothing is shown but one of them.
 */
export function leftOnScreen(
  { question_shown }: Pick<Event, 'question_shown'>,
  queue: Queue | undefined,
): string | undefined {
  const asked = [...(queue?.values() ?? [])].flat();
  return asked.some(({ text }) => text === question_shown)
    ? undefined
    : (question_shown ?? undefined);
}

/** Whether what is asked in a session may be moderated, where it is held. */
export function moderates(rights: Rights, { location_id }: Pick<Event, 'location_id'>): boolean {
  return writes(rights, 'question') || runsHall(rights, location_id);
}

/** Whether a session is under way at `at` (ms since 1970), as far as the programme says. */
export function isGoingOn({ starts, ends, event }: Session, at: number): boolean {
  return starts <= at && at < ends && !event.cancelled;
}

/** `likely`, if it is under way at `at` (ms since 1970) while the session on show no longer is. */
export function begunBeside(
  shown: Session,
  likely: Session | undefined,
  at: number,
): Session | undefined {
  const isOver = shown.ends <= at || shown.event.cancelled;
  return isOver && likely && isGoingOn(likely, at) ? likely : undefined;
}

/**
 * The session whose questions a moderator most likely comes for: on now, next, or the last one, of those
 * that they moderate if there are any.
 */
export function sessionToModerate(
  sessions: readonly Session[],
  at: number,
  isOwn: (session: Session) => boolean,
): Session | undefined {
  const own = sessions.filter(isOwn);
  const among = own.length > 0 ? own : sessions;
  return among.find(({ ends, event }) => ends > at && !event.cancelled) ?? among.at(-1);
}
