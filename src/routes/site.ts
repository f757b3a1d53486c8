/**
 * The visitor's screens besides the programme, which come in one piece: dozens of small files take a
 * cheap phone longer to store than to load, and a weak network longer to fetch.
 */
export { AnnouncementsScreen } from '#features/announcements/announcements-screen.tsx';
export { ArchiveScreen } from '#features/archive/archive-screen.tsx';
export { NotFoundScreen } from '#features/frame/not-found-screen.tsx';
export { GuideScreen } from '#features/guide/guide-screen.tsx';
export { HomeScreen } from '#features/home/home-screen.tsx';
export { LiveScreen } from '#features/live/index.ts';
export { LocationScreen } from '#features/map/location-screen.tsx';
export { MapScreen } from '#features/map/map-screen.tsx';
export { MyProgramScreen } from '#features/my-program/my-program-screen.tsx';
export { NewsArticleScreen } from '#features/news/news-article-screen.tsx';
export { NewsScreen } from '#features/news/news-screen.tsx';
export { PresentationScreen } from '#features/pages/presentation-screen.tsx';
export { PrivacyScreen } from '#features/pages/privacy-screen.tsx';
export { SheikhScreen } from '#features/pages/sheikh-screen.tsx';
export { PrayersScreen } from '#features/prayers/prayers-screen.tsx';
export { PrintScreen } from '#features/print/print-screen.tsx';
export { ChangesScreen } from '#features/programme/changes-screen.tsx';
export { EventScreen } from '#features/programme/event-screen.tsx';
export { InterventionScreen } from '#features/programme/intervention-screen.tsx';
export { FeedbackPageScreen } from '#features/remarks/feedback-page-screen.tsx';
export { RemarksScreen } from '#features/remarks/remarks-screen.tsx';
export { SpeakerPageScreen } from '#features/speaker-page/speaker-page-screen.tsx';
export { SpeakerScreen } from '#features/speakers/speaker-screen.tsx';
export { SpeakersScreen } from '#features/speakers/speakers-screen.tsx';
export { UnsubscribeScreen } from '#features/unsubscribe/unsubscribe-screen.tsx';
export { ExhibitorScreen } from '#features/village/exhibitor-screen.tsx';
export { VillageScreen } from '#features/village/village-screen.tsx';
