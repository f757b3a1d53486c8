import { appearancesOf } from '#domain/appearances.ts';
import { peopleOf, type Session } from '#domain/programme.ts';
import type { PublishedScreen } from '#published/screen.ts';
import { groupBy } from '#shared/group-by.ts';

export const published: readonly PublishedScreen[] = [
  {
    address: 'speakers',
    pages: ({ content }) => [{ parts: [content.speaker], gather: (page) => page.all('speaker') }],
  },
  {
    address: 'speaker',
    pages({ content, programme }) {
      const ofPeople = sessionsOfPeople(programme.sessions);
      return Array.from(content.speaker, ([id, speaker]) => {
        const { interventions, chaired, joined } = appearancesOf(ofPeople.get(id) ?? [], id);
        const sessions = [...interventions.map(({ session }) => session), ...chaired, ...joined];
        return {
          of: { id },
          parts: [speaker],
          sessions,
          gather(page) {
            page.about('speaker', id).sessions(sessions);
            for (const { intervention } of interventions) page.add('intervention', intervention.id);
          },
        };
      });
    },
  },
];

/** The sessions in which each person has a part, in order of time: to ask all for each takes seconds. */
function sessionsOfPeople(sessions: readonly Session[]): ReadonlyMap<string, readonly Session[]> {
  const parts = sessions.flatMap((session) => {
    const ids = peopleOf(session).map(({ id }) => id);
    return ids.map((id) => ({ id, session }));
  });
  const held = groupBy(parts, ({ id }) => id);
  return new Map([...held].map(([id, theirs]) => [id, theirs.map(({ session }) => session)]));
}
