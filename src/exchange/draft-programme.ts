import { entities } from '#entities/index.ts';
import type { Localized } from '#shared/localized.ts';
import { distinguish } from './distinguish.ts';
import type { Draft } from './draft.ts';
import { draftAttachments } from './draft-attachments.ts';
import { draftEvent } from './draft-event.ts';
import { type DraftByMention, draftLocations, draftSpeakers } from './draft-mentions.ts';
import { draftTracks } from './draft-tracks.ts';
import { notice, type Tell } from './notice.ts';
import { clockOf, placeInTime } from './place-in-time.ts';
import type { Source } from './source.ts';
import { languageOfFile, localizedLine } from './texts.ts';

const { max: titleMax } = entities.edition.fields.name;

/** A file as rows that could be. */
export interface DraftedProgramme {
  readonly title: Localized;
  /** The programme days, in order. */
  readonly days: readonly string[];
  /** In the order in which they must be written. */
  readonly drafts: readonly Draft[];
}

/**
 * Drafts every row that a file speaks of: rooms, speakers, then sessions, with the edition they make
 * up. What cannot be drafted is told and left out.
 */
export async function draftProgramme(
  source: Source,
  edition: number,
  tell: Tell,
): Promise<DraftedProgramme> {
  const language = languageOfFile(source);
  const context = { edition, language, tell };
  const clock = clockOf(source);
  const placed = distinguish(source.entries, tell).flatMap((entry) => {
    const slot = placeInTime(entry, clock, tell);
    return slot ? [{ entry, slot }] : [];
  });
  if (placed.some(({ entry }) => clock.isAssumedFor(entry))) tell(notice('zone_assumed', {}));
  const mentioned = placed.flatMap(({ entry }) => entry.room ?? []);
  const locations = await draftLocations([...source.rooms, ...mentioned], context);
  const speakers = await draftSpeakers(
    placed.flatMap(({ entry }) => entry.persons),
    context,
  );
  const tracks = await draftTracks(
    placed.map(({ entry }) => entry),
    context,
  );
  const events: Draft[] = [];
  const attachments: Draft[] = [];
  const days = new Set<string>();
  for (const { entry, slot } of placed) {
    const event = await draftEvent(entry, slot, { locations, speakers, tracks }, context);
    if (!event) continue;
    events.push(event);
    attachments.push(...(await draftAttachments(entry, event, context)));
    days.add(slot.date);
  }
  const titleContext = { where: {}, language, tell };
  return {
    title: localizedLine(source.title, titleMax, 'name_cut', titleContext),
    days: [...days].sort(),
    drafts: [
      ...unique(locations),
      ...unique(speakers),
      ...tracks.values(),
      ...events,
      ...attachments,
    ],
  };
}

function unique(drafts: DraftByMention): Draft[] {
  return [...new Set(drafts.values())];
}
