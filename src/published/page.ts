import type { Kind } from '#entities/index.ts';
import type { Content } from '#replica/content/content-store.ts';
import type { Outline } from '#replica/content/seed.ts';
import type { Extent } from './shortened.ts';

/** The rows a page shows, by kind and id, and how much of each. */
export type Shown = ReadonlyMap<string, { kind: Kind; id: string; extent: Extent }>;

/** What a page is about. */
export interface Subject {
  readonly kind: Kind;
  readonly id: string;
}

/** A page to publish: its address and what it shows, the same in every language. */
export interface PublishablePage {
  /** File of its screen, below the features. */
  readonly screen: string;
  /** Path of the address. */
  readonly path: string;
  /** The day that the address names, where it names one. */
  readonly day?: string;
  /** The one row it is about, where it is about one. */
  readonly subject?: Subject;
  readonly shown: Shown;
  readonly outline: Outline;
  /** What the page says because of the present: its day, and how its sessions stand. */
  readonly clock: readonly string[];
  /** The next instant (ms) at which it looks different because of the present alone. */
  readonly until: number;
}

/** Tells every page there is to publish of an edition, as of an instant (ms). */
export type PagesOf = (content: Content, edition: number, now: number) => PublishablePage[];

/** Gathers what a page shows. What is wanted whole by one and listed by another is whole. */
export class Gathering {
  readonly shown: Map<string, { kind: Kind; id: string; extent: Extent }>;
  readonly content: Content;
  subject: Subject | undefined;

  /** Begins with what is shown already, if anything. */
  constructor(content: Content, shown: Shown = new Map()) {
    this.content = content;
    this.shown = new Map(shown);
  }

  /** Adds a row; a reference to nothing adds nothing. */
  add(kind: Kind, id: string | null | undefined, extent: Extent = 'listed'): this {
    if (!id || !this.content[kind].has(id)) return this;
    const key = `${kind}:${id}`;
    if (extent === 'whole' || !this.shown.has(key)) this.shown.set(key, { kind, id, extent });
    return this;
  }

  /** Adds, whole, the row that the page is about. */
  about(kind: Kind, id: string): this {
    this.subject = { kind, id };
    return this.add(kind, id, 'whole');
  }

  /** Adds all rows of a kind. */
  all(kind: Kind, extent: Extent = 'listed'): this {
    for (const id of this.content[kind].keys()) this.add(kind, id, extent);
    return this;
  }
}
