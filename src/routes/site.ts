/**
 * The screens that are read, besides the programme. They come in one part: dozens of small files take a
 * cheap phone longer to store than to load, and a weak network longer to fetch.
 */
export { AnnouncementsScreen } from '#features/announcements/announcements-screen.tsx';
export { NotFoundScreen } from '#features/frame/not-found-screen.tsx';
export { HomeScreen } from '#features/home/home-screen.tsx';
export { NewsScreen } from '#features/news/news-screen.tsx';
export { EventScreen } from '#features/programme/event-screen.tsx';
export { InterventionScreen } from '#features/programme/intervention-screen.tsx';
export { SpeakerScreen } from '#features/speakers/speaker-screen.tsx';
export { SpeakersScreen } from '#features/speakers/speakers-screen.tsx';
export { ExhibitorScreen } from '#features/village/exhibitor-screen.tsx';
export { VillageScreen } from '#features/village/village-screen.tsx';
