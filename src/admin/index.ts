import type { ComponentType } from 'react';
import type { AddressName } from '#shared/addresses.ts';
import { AdministratorsScreen } from './account/administrators/administrators-screen.tsx';
import { LoginScreen } from './account/login-screen.tsx';
import { AnnouncementsScreen } from './announcements/announcements-screen.tsx';
import { DashboardContentScreen } from './dashboard-content/dashboard-content-screen.tsx';
import { EditionsScreen } from './editions/editions-screen.tsx';
import { EventsScreen } from './events/events-screen.tsx';
import { ShuttlesScreen } from './guide/shuttles-screen.tsx';
import { TracksScreen } from './guide/tracks-screen.tsx';
import { LocationsScreen } from './locations/locations-screen.tsx';
import { MailScreen } from './mail/mail-screen.tsx';
import { MailTemplatesScreen } from './mail/templates-screen.tsx';
import { OverviewScreen } from './overview/overview-screen.tsx';
import { PrayerDaysScreen } from './prayer-days/prayer-days-screen.tsx';
import { PrintingScreen } from './printing/printing-screen.tsx';
import { VersionsScreen } from './releases/versions-screen.tsx';
import { FeedbackScreen } from './remarks/feedback-screen.tsx';
import { QuestionsScreen } from './remarks/questions-screen.tsx';
import {
  AttachmentsScreen,
  ExhibitorsScreen,
  GlossaryScreen,
  GuideContactsScreen,
  GuideSectionsScreen,
  InterventionsScreen,
  NewsScreen,
} from './screens.tsx';
import { SiteContentScreen } from './site-content/site-content-screen.tsx';
import { ProposalsScreen } from './speaker-pages/proposals-screen.tsx';
import { SpeakersScreen } from './speaker-pages/speakers-screen.tsx';
import { StreamingScreen } from './streaming/streaming-screen.tsx';
import { TestamentScreen } from './testament/testament-screen.tsx';
import { TranslationsScreen } from './translations/translations-screen.tsx';
import { ZonesScreen } from './zones/zones-screen.tsx';

export { AdminFrame } from './frame/admin-frame.tsx';

/** The screen at each address of the back office. */
export const screens = {
  admin_login: LoginScreen,
  admin: OverviewScreen,
  admin_events: EventsScreen,
  admin_interventions: InterventionsScreen,
  admin_speakers: SpeakersScreen,
  admin_locations: LocationsScreen,
  admin_news: NewsScreen,
  admin_testament: TestamentScreen,
  admin_announcements: AnnouncementsScreen,
  admin_streaming: StreamingScreen,
  admin_village: ExhibitorsScreen,
  admin_zones: ZonesScreen,
  admin_prayer_days: PrayerDaysScreen,
  admin_guide_sections: GuideSectionsScreen,
  admin_guide_contacts: GuideContactsScreen,
  admin_shuttles: ShuttlesScreen,
  admin_tracks: TracksScreen,
  admin_questions: QuestionsScreen,
  admin_feedback: FeedbackScreen,
  admin_site_content: SiteContentScreen,
  admin_site_content_section: SiteContentScreen,
  admin_editions: EditionsScreen,
  admin_dashboard_content: DashboardContentScreen,
  admin_printing: PrintingScreen,
  admin_administrators: AdministratorsScreen,
  admin_attachments: AttachmentsScreen,
  admin_proposals: ProposalsScreen,
  admin_versions: VersionsScreen,
  admin_mail: MailScreen,
  admin_mail_templates: MailTemplatesScreen,
  admin_translations: TranslationsScreen,
  admin_glossary: GlossaryScreen,
} as const satisfies Record<Extract<AddressName, `admin${string}`>, ComponentType>;
