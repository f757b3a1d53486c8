/** The published screens on which more is done than read: who follows a link to a session does not wait for the map. */
export { ArchiveScreen } from '#features/archive/archive-screen.tsx';
export { LiveScreen } from '#features/live/index.ts';
export { LocationScreen } from '#features/map/location-screen.tsx';
export { MapScreen } from '#features/map/map-screen.tsx';
export { PrayersScreen } from '#features/prayers/prayers-screen.tsx';
export { VersionsScreen } from '#features/programme/versions-screen.tsx';
