import type { Notice, Where } from './notice.ts';

/** A text as a file gives it: plain, or keyed by language code (any code, not only ours). */
export type SourceText = string | Readonly<Record<string, string>>;

/** Somebody or some place that a file mentions; `key` is the file's own id, if it has one. */
export interface Mention {
  readonly where: Where;
  readonly key?: string;
  readonly name: SourceText;
  /** A person's biography, or a room's description. */
  readonly text?: SourceText;
  readonly capacity?: number;
}

/** An address that a file gives for a session. */
export interface SourceLink {
  readonly address: string;
  readonly label: SourceText;
  /** What the file calls it besides: a kind (`slides`), or the field in which it stands (`recording`). */
  readonly hint?: string;
}

/** One session as a file gives it: nothing is checked yet. */
export interface SourceEntry {
  readonly where: Where;
  readonly key?: string;
  /** The day it is printed under, YYYY-MM-DD, and the instant at which that day begins. */
  readonly day?: string;
  readonly dayStart?: string;
  /** Start as ISO 8601, with or without offset. */
  readonly date?: string;
  /** Start as HH:MM on the printed clock. */
  readonly start?: string;
  readonly end?: string;
  /** `HH:MM`, `D:HH:MM`, ISO 8601 (`PT45M`) or a number of minutes. */
  readonly duration?: string;
  readonly room?: Mention;
  readonly title: SourceText;
  /** Subtitle, abstract and description, in this order. */
  readonly paragraphs: readonly SourceText[];
  /** One or several language codes, as written. */
  readonly language?: string;
  /** What kind of session the file says it is. */
  readonly type?: SourceText;
  /** The name of its track. */
  readonly track?: SourceText;
  readonly persons: readonly Mention[];
  /** Its links and attachments. */
  readonly links?: readonly SourceLink[];
  /** Absent where the file does not say. */
  readonly cancelled?: boolean;
}

/** A whole schedule file, in the one shape that every dialect is read into. */
export interface Source {
  readonly dialect: 'schedule-xml' | 'schedule-json' | 'bilingual-json' | 'flat-json' | 'icalendar';
  readonly title: SourceText;
  /** Sets the file's numbers apart from those of another conference in the same edition. */
  readonly scope: string;
  readonly zone?: string;
  readonly rooms: readonly Mention[];
  /** Its tracks, and people, as it lists them apart from sessions. */
  readonly tracks?: readonly SourceText[];
  readonly persons?: readonly Mention[];
  /** The page on which its addresses without a host stand. */
  readonly page?: string;
  readonly entries: readonly SourceEntry[];
  readonly notices: readonly Notice[];
}

/** An id that is unique everywhere stays as it is; a mere number is set apart by its conference. */
export function keyOf(scope: string, guid: string, id: string): string | undefined {
  if (guid) return guid;
  return id ? `${scope}#${id}` : undefined;
}
