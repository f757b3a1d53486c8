import { entities, trackColours } from '#entities/index.ts';
import type { Draft } from './draft.ts';
import type { DraftContext } from './draft-mentions.ts';
import { anyText } from './json-value.ts';
import { isCalled } from './known-ids.ts';
import type { SourceEntry, SourceText } from './source.ts';
import { languageOfEntry, localizedLine } from './texts.ts';

const { max } = entities.track.fields.name;

/** The track that an entry names, in any of its languages; '' for none. */
export function trackNameOf({ track }: Pick<SourceEntry, 'track'>): string {
  return anyText(track ?? '').trim();
}

/**
 * Drafts a track for each name that entries stand under, by that name, those that the file lists
 * first. A new one gets the next colour; one that is there keeps its own.
 */
export async function draftTracks(
  listed: readonly SourceText[],
  entries: readonly SourceEntry[],
  { edition, idOf, language: fallback, tell }: DraftContext,
): Promise<Map<string, Draft>> {
  const drafts = new Map<string, Draft>();
  const named = [
    ...listed.map((track) => ({ track, where: {}, language: fallback })),
    ...entries.map((entry) => ({
      track: entry.track ?? '',
      where: entry.where,
      language: languageOfEntry(entry, fallback, () => {}),
    })),
  ];
  for (const { track, where, language } of named) {
    const key = trackNameOf({ track });
    if (key === '' || drafts.has(key)) continue;
    const name = localizedLine(track, max, 'name_cut', { where, language, tell });
    if (Object.keys(name).length === 0) continue;
    const position = drafts.size;
    drafts.set(key, {
      kind: 'track',
      id: await idOf('track', key, isCalled(key)),
      where,
      says: { name },
      assumes: {
        edition_id: edition,
        colour: trackColours[position % trackColours.length],
        position,
        published: false,
      },
    });
  }
  return drafts;
}
