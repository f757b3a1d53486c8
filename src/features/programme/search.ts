import { type Programme, peopleOf, type Session } from '#domain/programme.ts';
import type { Event, Intervention, Location, Speaker } from '#entities/index.ts';
import type { Localized } from '#shared/localized.ts';
import { folding, isIn, needleOf, type Searchable } from '#shared/word-match.ts';

export { markFor } from '#ui/marked.tsx';
export { Results } from './results.tsx';

const foldedOf = folding();

function textsOf<R extends Event | Intervention | Location | Speaker>(
  row: R,
  fields: (row: R) => readonly (Localized | null)[],
): Searchable {
  return foldedOf(row, () => fields(row).flatMap((field) => Object.values(field ?? {})));
}

const bySession = new WeakMap<Session, readonly Searchable[]>();

/** A session's own text, and its place, people and interventions, each folded once. */
function searchTexts(session: Session): readonly Searchable[] {
  const known = bySession.get(session);
  if (known) return known;
  const { event, location, interventions } = session;
  const texts = [
    textsOf(event, ({ title, description }) => [title, description]),
    ...interventions.map((row) => textsOf(row, ({ title }) => [title])),
    ...peopleOf(session).map((row) => textsOf(row, ({ name }) => [name])),
    ...(location ? [textsOf(location, ({ name }) => [name])] : []),
  ];
  bySession.set(session, texts);
  return texts;
}

/**
 * The sessions in which every word of a query begins some word, or is another spelling of one, of the
 * title, the description, the interventions' titles, the people's names or the place's, in any of the
 * three languages.
 */
export function search(
  sessions: readonly Session[],
  query: string,
  synonyms?: Localized,
): readonly Session[] {
  const needle = needleOf(query, synonyms);
  if (needle.length === 0) return sessions;
  return sessions.filter((session) => isIn(needle, ...searchTexts(session)));
}

/**
 * Folds the programme's texts ahead of the first query, a few sessions at a time so that no task
 * is long. Returns how to stop.
 */
export function prepareSearch({ sessions }: Programme): () => void {
  let next = 0;
  let timer: ReturnType<typeof setTimeout>;
  const step = () => {
    const until = performance.now() + 4;
    while (next < sessions.length && performance.now() < until) {
      const session = sessions[next];
      if (session) searchTexts(session);
      next += 1;
    }
    if (next < sessions.length) timer = setTimeout(step, 16);
  };
  timer = setTimeout(step);
  return () => clearTimeout(timer);
}
