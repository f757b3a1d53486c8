import { entities } from '#entities/index.ts';
import type { Draft } from './draft.ts';
import type { DraftContext } from './draft-mentions.ts';
import { importedId } from './identity.ts';
import { notice } from './notice.ts';
import type { SourceEntry } from './source.ts';
import { languageOfEntry, localizedLine } from './texts.ts';

const { max } = entities.attachment.fields.name;

/** Drafts what an entry links to, once for each address; another than https is told and left out. */
export async function draftAttachments(
  entry: SourceEntry,
  event: Draft,
  { edition, language: fallback, tell }: DraftContext,
): Promise<Draft[]> {
  const { where, links = [] } = entry;
  const language = languageOfEntry(entry, fallback, () => {});
  const drafts = new Map<string, Draft>();
  for (const { address, label } of links) {
    if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
      tell(notice('link_left_out', where, address));
      continue;
    }
    if (drafts.has(address)) continue;
    const named = localizedLine(label, max, 'name_cut', { where, language, tell });
    const name = Object.keys(named).length > 0 ? named : { [language]: new URL(address).hostname };
    drafts.set(address, {
      kind: 'attachment',
      id: await importedId(edition, 'attachment', `${event.id}/${address}`),
      where,
      says: { event_id: event.id, name, url: address },
      assumes: { edition_id: edition, type: 'page', published: true },
    });
  }
  return [...drafts.values()];
}
