import { entities } from '#entities/index.ts';
import { readStream } from '#shared/stream-url.ts';
import { isHttps } from '#shared/url.ts';
import { framedIn, picturesIn, wholeAddress } from './addresses.ts';
import { attachmentTypeOf } from './attachment-type.ts';
import type { Draft } from './draft.ts';
import type { DraftContext } from './draft-mentions.ts';
import { anyText } from './json-value.ts';
import { notice } from './notice.ts';
import type { SourceEntry, SourceLink } from './source.ts';
import { languageOfEntry, localizedLine } from './texts.ts';

const { name: nameField, position: positionField } = entities.attachment.fields;

/**
 * Drafts what an entry links to, and what its texts show in frames, once for each address; another
 * than https is told and left out, and so are pictures within the texts.
 */
export async function draftAttachments(
  entry: SourceEntry,
  event: Draft,
  { edition, idOf, language: fallback, page, tell }: DraftContext,
): Promise<Draft[]> {
  const { where } = entry;
  const language = languageOfEntry(entry, fallback, () => {});
  const drafts = new Map<string, Draft>();
  for (const { address: written, label, hint = '' } of linksOf(entry)) {
    const address = wholeAddress(written, page);
    // A calendar that this forum wrote links to the session's own page.
    if (address.includes(event.id)) continue;
    if (!isHttps(address)) {
      tell(notice('link_left_out', where, address || anyText(label)));
      continue;
    }
    if (drafts.has(address)) continue;
    if (address !== written.trim())
      tell(notice('link_completed', where, `${written} → ${address}`));
    const called = localizedLine(label, nameField.max, 'name_cut', { where, language, tell });
    drafts.set(address, {
      kind: 'attachment',
      id: await idOf(
        'attachment',
        `${event.id}/${address}`,
        (row) => row.event_id === event.id && row.url === address,
      ),
      where,
      says: {
        event_id: event.id,
        name: Object.keys(called).length > 0 ? called : { [language]: nameOf(address) },
        url: address,
      },
      assumes: {
        edition_id: edition,
        type: attachmentTypeOf(address, `${anyText(label)} ${hint}`),
        position: Math.min(drafts.size, positionField.max),
      },
    });
  }
  for (const picture of textsOf(entry).flatMap(picturesIn)) {
    tell(notice('picture_left_out', where, picture));
  }
  return [...drafts.values()];
}

/** The first of an entry's links that the player can show: its recording. */
export function recordingOf(entry: SourceEntry, page?: string): string | undefined {
  return linksOf(entry)
    .map((link) => ({ ...link, address: wholeAddress(link.address, page) }))
    .find(({ address, label, hint = '' }) => {
      const kind = readStream(address)?.kind;
      const said = `${anyText(label)} ${hint}`;
      return kind && kind !== 'link' && attachmentTypeOf(address, said) === 'recording';
    })?.address;
}

function linksOf(entry: SourceEntry): SourceLink[] {
  return [...(entry.links ?? []), ...textsOf(entry).flatMap(framedIn)];
}

function textsOf({ paragraphs }: SourceEntry): string[] {
  return paragraphs.flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)));
}

/** A file by its own name, anything else by that of its host. */
function nameOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  const file = /[^/]+\.[a-z\d]{2,5}$/i.exec(pathname)?.[0];
  if (!file || /\.(?:html?|php|aspx?)$/i.test(file)) return hostname;
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
