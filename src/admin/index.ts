export { AdministratorsScreen } from './account/administrators/administrators-screen.tsx';
export { LoginScreen } from './account/login-screen.tsx';
export { AnnouncementsScreen } from './announcements/announcements-screen.tsx';
export { DashboardContentScreen } from './dashboard-content/dashboard-content-screen.tsx';
export { EditionsScreen } from './editions/editions-screen.tsx';
export { EventsScreen } from './events/events-screen.tsx';
export { AdminFrame } from './frame/admin-frame.tsx';
export { ShuttlesScreen } from './guide/shuttles-screen.tsx';
export { TracksScreen } from './guide/tracks-screen.tsx';
export { LocationsScreen } from './locations/locations-screen.tsx';
export { OverviewScreen } from './overview/overview-screen.tsx';
export { PrayerDaysScreen } from './prayer-days/prayer-days-screen.tsx';
export { PrintingScreen } from './printing/printing-screen.tsx';
export {
  ExhibitorsScreen,
  GuideContactsScreen,
  GuideSectionsScreen,
  InterventionsScreen,
  NewsScreen,
  SpeakersScreen,
} from './screens.tsx';
export { SiteContentScreen } from './site-content/site-content-screen.tsx';
export { StreamingScreen } from './streaming/streaming-screen.tsx';
export { TestamentScreen } from './testament/testament-screen.tsx';
export { ZonesScreen } from './zones/zones-screen.tsx';
