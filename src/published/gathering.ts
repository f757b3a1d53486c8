import type { Session } from '#domain/programme.ts';
import type { Kind } from '#entities/index.ts';
import { siteContentSections } from '#entities/site-content-keys.ts';
import type { Content } from '#replica/read.ts';
import type { Shown, Subject } from './page.ts';
import { type Extent, extents } from './shortened.ts';

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
    const before = this.shown.get(key)?.extent;
    if (!before || extents.indexOf(extent) > extents.indexOf(before)) {
      this.shown.set(key, { kind, id, extent });
    }
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

  /** Adds sessions as lists show them: with their places, people and who intervenes, by name or more. */
  sessions(sessions: readonly Session[], people: Extent = 'named'): this {
    for (const { event, location, chair, participants, interventions } of sessions) {
      this.add('event', event.id).add('location', location?.id).add('speaker', chair?.id, people);
      this.add('track', event.track_id);
      this.add('location', event.previous_location_id).add('location', event.overflow_location_id);
      for (const { id } of participants) this.add('speaker', id, people);
      for (const { id } of interventions) this.add('intervention', id, people);
    }
    return this;
  }

  /** Adds, whole, the site's own texts of some sections. */
  texts(...sections: readonly (keyof typeof siteContentSections)[]): this {
    for (const section of sections) {
      for (const key of Object.keys(siteContentSections[section])) {
        this.add('site_content', key, 'whole');
      }
    }
    return this;
  }

  /** Adds the drawn plan of the site. */
  plan(edition: number): this {
    return this.add('edition', String(edition), 'whole').all('zone', 'whole');
  }
}
