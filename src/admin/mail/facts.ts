import { type Engaged, engageEach } from '#domain/engaged.ts';
import type { Event } from '#entities/index.ts';
import type { Facts } from '#functions/mail/letter.ts';
import type { Content } from '#replica/read.ts';

type Held = Pick<Content, 'edition' | 'event' | 'intervention' | 'location' | 'speaker'>;

/** What the fields of a mail to a speaker are filled in from, as this device knows it. */
export function factsOf(content: Held, speakerId: string, editionId: number): Facts | undefined {
  const speaker = content.speaker.get(speakerId);
  const edition = content.edition.get(String(editionId));
  if (!speaker || !edition) return undefined;
  const { name, starts_on, ends_on, utc_offset } = edition;
  return {
    name: speaker.name,
    edition: { name, starts_on, ends_on, utc_offset },
    sessions: sessionsOf(content, editionId)
      .filter(({ people }) => people.has(speakerId))
      .map(({ event }) => event)
      .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || (a.id < b.id ? -1 : 1))
      .map(({ title, starts_at, ends_at, location_id, cancelled }) => ({
        ...{ title, starts_at, ends_at, cancelled },
        place: content.location.get(location_id ?? '')?.name ?? null,
      })),
  };
}

/** The sessions of an edition, cancelled ones too, each with everybody who appears in it. */
export function sessionsOf(
  { event, intervention }: Pick<Held, 'event' | 'intervention'>,
  edition: number,
): readonly Engaged<Event>[] {
  const here = [...event.values()].filter(({ edition_id }) => edition_id === edition);
  return engageEach(here, intervention.values());
}
