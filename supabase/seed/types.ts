import type { Announcement } from '#entities/announcement.ts';
import type { EventType } from '#entities/event.ts';
import type { GuideTopic } from '#entities/guide-section.ts';
import type { Polygon } from '#entities/kit/field.ts';
import type { Facility, LocationType } from '#entities/location.ts';
import type { NewsCategory } from '#entities/news.ts';
import type { Localized } from '#shared/localized.ts';

/** The two editions of the demonstration: the one laid around today, and the 19th of 2024. */
export type SeedEdition = 'current' | 'archive';

/** Day of an edition, counted from 1. */
export type SeedDay = 1 | 2 | 3 | 4;

/** A person; the photo is drawn from the slug. Without `editions` only the current one. */
export interface SpeakerSeed {
  readonly slug: string;
  readonly name: Localized;
  readonly title?: Localized;
  readonly biography?: Localized;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly editions?: readonly SeedEdition[];
}

/** A contribution within an event; `speaker` is a slug, once per event. */
export interface InterventionSeed {
  readonly speaker: string;
  readonly title: Localized;
  readonly description?: Localized;
}

/** A session of the programme; every name of a place or person is a slug. */
export interface EventSeed {
  readonly slug: string;
  readonly title: Localized;
  readonly description?: Localized;
  readonly type: EventType;
  readonly day: SeedDay;
  /** HH:MM at the venue. Before 04:00 means the night that follows the day. */
  readonly start: string;
  /** HH:MM at the venue; not later than `start` means the following night. */
  readonly end: string;
  readonly location: string;
  readonly chair?: string;
  readonly participants?: readonly string[];
  readonly interventions?: readonly InterventionSeed[];
  readonly cancelled?: boolean;
  /** Where and when it was first announced, on the same day. */
  readonly movedFrom?: { readonly start: string; readonly end: string; readonly location: string };
  /** Where its recording can be seen. */
  readonly recording?: string;
}

/** A place of the forum; its picture is drawn from the slug. */
export interface LocationSeed {
  readonly slug: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly type: LocationType;
  readonly latitude: number;
  readonly longitude: number;
  readonly capacity: number | null;
  readonly facilities: readonly Facility[];
  readonly editions: readonly SeedEdition[];
}

/** A part of the solidarity village. */
export interface ZoneSeed {
  readonly slug: string;
  readonly name: Localized;
  readonly description: Localized;
  /** #rrggbb. */
  readonly color: string;
  readonly area: Polygon;
  readonly exhibitors: readonly ExhibitorSeed[];
}

/** An exhibitor of the village; pictures, website and address follow from the slug. */
export interface ExhibitorSeed {
  readonly slug: string;
  readonly stand: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly category: Localized;
}

/**
 * A news article; without `edition` it belongs to every one. `hours` are counted from the seed's now,
 * for the archive from its closing evening; negative for the past.
 */
export interface NewsSeed {
  readonly slug: string;
  readonly edition?: SeedEdition;
  readonly category: NewsCategory;
  readonly title: Localized;
  /** Sanitised HTML: p, h2, ul, li, strong, em, blockquote, a with https. */
  readonly content: Localized;
  readonly author: string;
  readonly featured: boolean;
  readonly hours: number;
}

/** An announcement; `sent` and `expires` are hours counted as for news. */
export interface AnnouncementSeed {
  readonly slug: string;
  readonly edition: SeedEdition;
  readonly title: Localized;
  readonly message: Localized;
  readonly type: Announcement['type'];
  readonly recipients: Announcement['recipients'];
  readonly status: Announcement['status'];
  readonly urgent: boolean;
  readonly sent?: number;
  readonly expires?: number;
}

/** A part of the practical guide; `location` is the slug of the place that it is about. */
export interface GuideSectionSeed {
  readonly slug: string;
  readonly topic: GuideTopic;
  readonly location?: string;
  readonly title: Localized;
  /** Sanitised HTML, as for news. */
  readonly body: Localized;
}

/** A telephone number of the guide. */
export interface GuideContactSeed {
  readonly slug: string;
  readonly topic: GuideTopic;
  readonly phone: string;
  readonly name: Localized;
}

/** A line of the shuttles; days are counted from the edition's first, which is 1, rides in minutes. */
export interface ShuttleSeed {
  readonly slug: string;
  readonly name: Localized;
  readonly from_place: Localized;
  readonly to_place: Localized;
  readonly days: readonly number[];
  readonly departures: readonly string[];
  readonly ride: number;
  readonly note?: Localized;
}
