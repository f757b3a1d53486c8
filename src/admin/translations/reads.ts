import type { Kind, Row } from '#entities/index.ts';
import { siteContentPlace } from '#entities/site-content-keys.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import type { Language } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';

/** How often pages were read within 30 days, of those that devices count, by page and language. */
export type Reads = ReadonlyMap<string, Readonly<Partial<Record<Language, number>>>>;

export const noReads: Reads = new Map();

/** Reads the answer of `page_reads`; undefined for another shape. */
export function readReads(value: unknown): Reads | undefined {
  if (!isRecord(value)) return undefined;
  return new Map(Object.entries(value).filter(([, counts]) => isRecord(counts))) as Reads;
}

/** The page on which the texts of a row are read, as reads are counted; undefined where none is. */
function pageOf(kind: Kind, row: Row): string | undefined {
  const fields = row as unknown as Fields;
  switch (kind) {
    case 'event':
    case 'speaker':
    case 'location':
    case 'exhibitor':
    case 'news':
      return `${kind}:${fields.id}`;
    case 'intervention':
    case 'attachment':
      return `event:${fields.event_id}`;
    case 'guide_section':
    case 'guide_contact':
    case 'shuttle':
      return 'screen:guide';
    case 'announcement':
      return 'screen:announcements';
    case 'zone':
      return 'screen:village';
    case 'edition':
      return 'screen:home';
    case 'site_content':
      return screenOfText(String(fields.key));
    default:
      return undefined;
  }
}

function screenOfText(key: string): string | undefined {
  switch (siteContentPlace(key)?.section) {
    case undefined:
    case 'poster':
    case 'search':
      return undefined;
    case 'presentation':
    case 'local_area':
    case 'signature':
      return 'screen:presentation';
    case 'cheikh':
      return 'screen:sheikh';
    default:
      return 'screen:home';
  }
}

/** How often the texts of a row were read in a language, and in all; 0 where nobody counted them. */
export function readsOf(
  reads: Reads,
  kind: Kind,
  row: Row,
  language: Language,
): { readonly own: number; readonly all: number } {
  const counts = reads.get(pageOf(kind, row) ?? '') ?? {};
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { own: counts[language] ?? 0, all };
}
