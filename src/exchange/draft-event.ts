import { entities, spokenLanguages } from '#entities/index.ts';
import type { KeyedEntry } from './distinguish.ts';
import type { Draft } from './draft.ts';
import { recordingOf } from './draft-attachments.ts';
import type { DraftByMention, DraftContext } from './draft-mentions.ts';
import { trackNameOf } from './draft-tracks.ts';
import { anyText } from './json-value.ts';
import { eventTypeOf } from './kinds-by-name.ts';
import { declaredLanguages } from './language.ts';
import { notice } from './notice.ts';
import type { TimeSlot } from './place-in-time.ts';
import type { SourceText } from './source.ts';
import { languageOfEntry, localizedLine, localizedText } from './texts.ts';

/** What a session refers to. */
export interface References {
  readonly locations: DraftByMention;
  readonly speakers: DraftByMention;
  readonly tracks: ReadonlyMap<string, Draft>;
  /** False where the file names nobody at all, so that it takes nobody away either. */
  readonly named: boolean;
}

/** What the database allows in one list of references. */
const mostParticipants = 500;
const { title: titleField, description: descriptionField } = entities.event.fields;

/** Drafts the session that an entry stands for; undefined, with the reason told, without a title. */
export async function draftEvent(
  entry: KeyedEntry,
  slot: TimeSlot,
  { locations, speakers, tracks, named }: References,
  { edition, idOf, language: fallback, page, tell }: DraftContext,
): Promise<Draft | undefined> {
  const { where, room, persons } = entry;
  const language = languageOfEntry(entry, fallback, tell);
  const context = { where, language, tell };
  const title = localizedLine(entry.title, titleField.max, 'title_cut', context);
  if (Object.keys(title).length === 0) {
    tell(notice('no_title', where));
    return undefined;
  }
  const description = localizedText(entry.paragraphs, descriptionField.max, context);
  const location = room && locations.get(room);
  if (!location) tell(notice('no_room', where));
  const participants = [...new Set(persons.flatMap((person) => speakers.get(person)?.id ?? []))];
  if (participants.length > mostParticipants) {
    tell(notice('too_many_persons', where, String(participants.length)));
  }
  const participant_ids = participants.slice(0, mostParticipants);
  const track = tracks.get(trackNameOf(entry));
  const recording = recordingOf(entry, page);
  const codes = declaredLanguages(entry.language);
  const spoken = spokenLanguages.filter((code) => codes.includes(code));
  const declared = eventTypeOf(everyLanguage(entry.type ?? ''));
  const assumed = eventTypeOf(everyLanguage(entry.title));
  return {
    kind: 'event',
    id: await idOf('event', entry.key),
    where,
    says: {
      title,
      ...(Object.keys(description).length > 0 ? { description } : {}),
      ...slot,
      ...(location ? { location_id: location.id } : {}),
      ...(track ? { track_id: track.id } : {}),
      ...(declared ? { type: declared } : {}),
      ...(entry.cancelled === undefined ? {} : { cancelled: entry.cancelled }),
      ...(named ? { participant_ids } : {}),
    },
    assumes: {
      edition_id: edition,
      participant_ids,
      type: assumed ?? (participants.length > 0 ? 'conference' : 'event'),
      cancelled: false,
      published: false,
    },
    fills: {
      ...(recording ? { recording_url: recording } : {}),
      ...(spoken.length > 0 ? { spoken } : {}),
    },
  };
}

function everyLanguage(text: SourceText): string {
  return typeof text === 'string' ? text : `${anyText(text)} ${Object.values(text).join(' ')}`;
}
