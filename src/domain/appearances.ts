import type { Session } from '#domain/programme.ts';
import type { Intervention } from '#entities/index.ts';

/** Where a person is to be seen and heard in the programme, in order of time. */
export interface Appearances {
  readonly interventions: readonly {
    readonly intervention: Intervention;
    readonly session: Session;
  }[];
  readonly chaired: readonly Session[];
  /** Sessions joined without giving an intervention. */
  readonly joined: readonly Session[];
}

/** Finds a person in the sessions of the programme, which come in order of time. */
export function appearancesOf(sessions: readonly Session[], speakerId: string): Appearances {
  const interventions = sessions.flatMap((session) =>
    session.interventions
      .filter(({ speaker_id }) => speaker_id === speakerId)
      .map((intervention) => ({ intervention, session })),
  );
  const heard = new Set(interventions.map(({ session }) => session));
  return {
    interventions,
    chaired: sessions.filter(({ chair }) => chair?.id === speakerId),
    joined: sessions.filter(
      (session) => !heard.has(session) && session.participants.some(({ id }) => id === speakerId),
    ),
  };
}
