import { entities } from '#entities/index.ts';
import { readStream } from '#shared/stream-url.ts';
import { isHttps } from '#shared/url.ts';
import { attachmentTypeOf } from './attachment-type.ts';
import type { Draft } from './draft.ts';
import type { DraftContext } from './draft-mentions.ts';
import { importedId } from './identity.ts';
import { anyText } from './json-value.ts';
import { notice } from './notice.ts';
import type { SourceEntry } from './source.ts';
import { languageOfEntry, localizedLine } from './texts.ts';

const { name: nameField, position: positionField } = entities.attachment.fields;

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
    if (!isHttps(address)) {
      tell(notice('link_left_out', where, address));
      continue;
    }
    if (drafts.has(address)) continue;
    const called = localizedLine(label, nameField.max, 'name_cut', { where, language, tell });
    const name =
      Object.keys(called).length > 0 ? called : { [language]: new URL(address).hostname };
    drafts.set(address, {
      kind: 'attachment',
      id: await importedId(edition, 'attachment', `${event.id}/${address}`),
      where,
      says: { event_id: event.id, name, url: address },
      assumes: {
        edition_id: edition,
        type: attachmentTypeOf(address, anyText(label)),
        position: Math.min(drafts.size, positionField.max),
      },
    });
  }
  return [...drafts.values()];
}

/** The first of an entry's links that the player can show: its recording. */
export function recordingOf({ links = [] }: SourceEntry): string | undefined {
  return links.find(({ address, label }) => {
    const kind = readStream(address)?.kind;
    return kind && kind !== 'link' && attachmentTypeOf(address, anyText(label)) === 'recording';
  })?.address;
}
