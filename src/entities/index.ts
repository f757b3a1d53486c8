import { announcement } from './announcement.ts';
import { article } from './article.ts';
import { attachment } from './attachment.ts';
import { dashboard } from './dashboard.ts';
import { edition } from './edition.ts';
import { event } from './event.ts';
import { exhibitor } from './exhibitor.ts';
import { glossaryTerm } from './glossary-term.ts';
import { guideContact } from './guide-contact.ts';
import { guideSection } from './guide-section.ts';
import { intervention } from './intervention.ts';
import type { RowOf } from './kit/entity.ts';
import type { Field } from './kit/field.ts';
import { location } from './location.ts';
import { mailTemplate } from './mail-template.ts';
import { news } from './news.ts';
import { plannedChange } from './planned-change.ts';
import { prayerDay } from './prayer-day.ts';
import { proposal } from './proposal.ts';
import { question } from './question.ts';
import { release } from './release.ts';
import { shuttle } from './shuttle.ts';
import { siteContent } from './site-content.ts';
import { speaker } from './speaker.ts';
import { streaming } from './streaming.ts';
import { textOrigin } from './text-origin.ts';
import { track } from './track.ts';
import { translationTask } from './translation-task.ts';
import { zone } from './zone.ts';

/** Every kind of content. Order matters where rows are written: what is referred to comes first. */
export const entities = {
  edition,
  location,
  speaker,
  zone,
  track,
  event,
  intervention,
  exhibitor,
  news,
  announcement,
  streaming,
  site_content: siteContent,
  article,
  dashboard,
  prayer_day: prayerDay,
  guide_section: guideSection,
  guide_contact: guideContact,
  shuttle,
  question,
  attachment,
  proposal,
  release,
  planned_change: plannedChange,
  mail_template: mailTemplate,
  glossary_term: glossaryTerm,
  text_origin: textOrigin,
  translation_task: translationTask,
} as const;

export type Kind = keyof typeof entities;

/** Every kind's name, referred-to kinds first. */
export const kinds = Object.keys(entities) as Kind[];

/** The kinds of which visitors see rows: all but those that only administrators ever see. */
export const publicKinds = kinds.filter((kind) => !('staffOnly' in entities[kind]));

/** The public row of a kind, as a phone holds it. */
export type Row<K extends Kind = Kind> = RowOf<(typeof entities)[K]>;

/** The fields of a kind, by name. */
export function fieldsOf(kind: Kind): Readonly<Record<string, Field>> {
  return entities[kind].fields;
}

/** True for the name of a kind this version knows. */
export function isKind(value: unknown): value is Kind {
  return typeof value === 'string' && Object.hasOwn(entities, value);
}

export type { Announcement } from './announcement.ts';
export type { Article } from './article.ts';
export type { Attachment, AttachmentType } from './attachment.ts';
export type { Dashboard } from './dashboard.ts';
export type { Edition } from './edition.ts';
export {
  type Event,
  type EventType,
  eventTypes,
  type SpokenLanguage,
  spokenLanguages,
} from './event.ts';
export type { Exhibitor } from './exhibitor.ts';
export type { GlossaryTerm } from './glossary-term.ts';
export type { GuideContact } from './guide-contact.ts';
export type { GuideSection, GuideTopic } from './guide-section.ts';
export type { Intervention } from './intervention.ts';
export type { Entity } from './kit/entity.ts';
export type { Issue, IssueCode } from './kit/issue.ts';
export {
  type Facility,
  facilities,
  facilitiesOf,
  holdsSessions,
  type Location,
  type LocationType,
  locationTypes,
} from './location.ts';
export type { MailTemplate } from './mail-template.ts';
export { type News, newsCategories } from './news.ts';
export type { PlannedChange } from './planned-change.ts';
export type { PrayerDay } from './prayer-day.ts';
export type { Proposal } from './proposal.ts';
export type { Question } from './question.ts';
export type { Release } from './release.ts';
export type { Shuttle } from './shuttle.ts';
export type { SiteContent } from './site-content.ts';
export type { Speaker } from './speaker.ts';
export type { Streaming } from './streaming.ts';
export type { TextOrigin } from './text-origin.ts';
export { type Track, trackColours } from './track.ts';
export type { TranslationTask } from './translation-task.ts';
export type { Zone } from './zone.ts';
