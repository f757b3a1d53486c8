import { presentTime } from '#shared/clock.ts';
import { EntityScreen } from './entity-screen.tsx';

/** The news articles; a new one is of the present minute. */
export function NewsScreen() {
  const published_at = new Date(Math.floor(presentTime() / 60_000) * 60_000).toISOString();
  return (
    <EntityScreen
      kind="news"
      place="admin_news"
      sortedBy="published_at"
      initial={{ published_at }}
    />
  );
}

/** The exhibitors of the solidarity village. */
export function ExhibitorsScreen() {
  return <EntityScreen kind="exhibitor" place="admin_village" />;
}

/** The interventions: edited and deleted here, made with their session. */
export function InterventionsScreen() {
  return <EntityScreen kind="intervention" place="admin_interventions" creates={false} />;
}

/** The parts of the practical guide. */
export function GuideSectionsScreen() {
  return <EntityScreen kind="guide_section" place="admin_guide_sections" sortedBy="position" />;
}

/** The telephone numbers of the guide. */
export function GuideContactsScreen() {
  return <EntityScreen kind="guide_contact" place="admin_guide_contacts" sortedBy="position" />;
}

/** The attachments of the edition. */
export function AttachmentsScreen() {
  return <EntityScreen kind="attachment" place="admin_attachments" />;
}

/** The organisers' glossary. */
export function GlossaryScreen() {
  return <EntityScreen kind="glossary_term" place="admin_glossary" />;
}
