import { entities } from '#entities/index.ts';
import type { Localized } from '#shared/localized.ts';
import { venueTimeZone } from '#shared/time.ts';
import { distinguish } from './distinguish.ts';
import type { Draft } from './draft.ts';
import { draftAttachments } from './draft-attachments.ts';
import { draftEvent } from './draft-event.ts';
import {
  type DraftByMention,
  type DraftContext,
  draftLocations,
  draftSpeakers,
} from './draft-mentions.ts';
import { draftTracks } from './draft-tracks.ts';
import { anyText } from './json-value.ts';
import { notice, type Tell, type Where } from './notice.ts';
import { clockOf, placeInTime } from './place-in-time.ts';
import type { Source, SourceEntry } from './source.ts';
import { languageOfFile, localizedLine } from './texts.ts';

const { max: titleMax } = entities.edition.fields.name;

/** A file as rows that could be. */
export interface DraftedProgramme {
  readonly title: Localized;
  /** The programme days, in order, each with how many sessions it has. */
  readonly days: ReadonlyMap<string, number>;
  /** In the order in which they must be written. */
  readonly drafts: readonly Draft[];
}

/**
 * Drafts every row that a file speaks of: rooms, speakers, then sessions, with the edition they make
 * up. What cannot be drafted is told and left out.
 */
export async function draftProgramme(
  source: Source,
  { edition, idOf, tell }: Pick<DraftContext, 'edition' | 'idOf' | 'tell'>,
): Promise<DraftedProgramme> {
  const language = languageOfFile(source);
  const { page } = source;
  const context = { edition, idOf, language, page, tell };
  const clock = clockOf(source);
  const unplaced: SourceEntry[] = [];
  const placed = distinguish(source.entries, tell).flatMap((entry) => {
    const slot = placeInTime(entry, clock, tell);
    if (!slot) unplaced.push(entry);
    return slot ? [{ entry, slot }] : [];
  });
  if (clock.isUtcOnly) tell(notice('utc_only', {}, venueTimeZone));
  if (clock.chosen) tell(notice('zone_chosen', {}, clock.chosen));
  if (placed.some(({ entry }) => clock.isAssumedFor(entry))) tell(notice('zone_assumed', {}));
  const mentioned = placed.flatMap(({ entry }) => entry.room ?? []);
  const locations = await draftLocations([...source.rooms, ...mentioned], context);
  const speakers = await draftSpeakers(
    [...placed.flatMap(({ entry }) => entry.persons), ...(source.persons ?? [])],
    context,
  );
  const tracks = await draftTracks(
    source.tracks ?? [],
    placed.map(({ entry }) => entry),
    context,
  );
  const references = { locations, speakers, tracks, named: speakers.size > 0 };
  const events: Draft[] = [];
  const attachments: Draft[] = [];
  const days = new Map<string, number>();
  const types = new Map<string, { count: number; where: Where }>();
  for (const { entry, slot } of placed) {
    const event = await draftEvent(entry, slot, references, context);
    if (!event) {
      unplaced.push(entry);
      continue;
    }
    const type = anyText(entry.type ?? '');
    if (type) {
      const became = `${type} → ${event.says.type ?? event.assumes.type}`;
      const known = types.get(became) ?? { count: 0, where: entry.where };
      types.set(became, { ...known, count: known.count + 1 });
    }
    events.push(event);
    attachments.push(...(await draftAttachments(entry, event, context)));
    days.set(slot.date, (days.get(slot.date) ?? 0) + 1);
  }
  const taken = new Set(
    [...locations.keys(), ...speakers.keys()]
      .map(({ name }) => anyText(name))
      .concat(...tracks.keys()),
  );
  for (const entry of unplaced) tellContents(entry, taken, tell);
  for (const [type, { count, where }] of types) {
    tell(notice('type_mapped', where, `${type} × ${count}`));
  }
  const titleContext = { where: {}, language, tell };
  return {
    title: localizedLine(source.title, titleMax, 'name_cut', titleContext),
    days: new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1))),
    drafts: [
      ...unique(locations),
      ...unique(speakers),
      ...tracks.values(),
      ...events,
      ...attachments,
    ],
  };
}

/** What a session that is left out takes with it, unless others bring it. */
function tellContents(
  { where, room, track, persons, links = [] }: SourceEntry,
  taken: ReadonlySet<string>,
  tell: Tell,
): void {
  const named = [...persons.map(({ name }) => name), track ?? '', room?.name ?? ''].map(anyText);
  const contents = [
    ...links.map(({ address, label }) => address || anyText(label)),
    ...named.filter((name) => !taken.has(name)),
  ];
  for (const one of contents) if (one) tell(notice('with_session', where, one));
}

function unique(drafts: DraftByMention): Draft[] {
  return [...new Set(drafts.values())];
}
