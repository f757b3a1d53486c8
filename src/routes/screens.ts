import { lazyRouteComponent } from '@tanstack/react-router';
import { part } from '#device/parts.ts';
import { type AddressName, addresses } from '#shared/addresses.ts';
import { byTab } from './by-tab.tsx';

const admin = part(() => import('#admin/index.ts'));

/** What surrounds every screen of the back office. */
export const AdminFrame = lazyRouteComponent(admin, 'AdminFrame');

type AdminAddress = Extract<AddressName, `admin${string}`>;

/** Its screens come in one piece, which has them by their addresses. */
const adminScreens = async () => (await admin()).screens;
const isAdmin = (name: string): name is AdminAddress => name.startsWith('admin');

/** What stands at every other address, and where there is nothing to show. */
export const notFoundScreen = lazyRouteComponent(
  part(() => import('#features/frame/not-found-screen.tsx')),
  'NotFoundScreen',
);

/**
 * The screen at each address, loaded when first shown. An address without a screen leads to the
 * not-found screen.
 */
export const screens = {
  home: lazyRouteComponent(
    part(() => import('#features/home/home-screen.tsx')),
    'HomeScreen',
  ),
  presentation: lazyRouteComponent(
    part(() => import('#features/pages/presentation-screen.tsx')),
    'PresentationScreen',
  ),
  sheikh: lazyRouteComponent(
    part(() => import('#features/pages/sheikh-screen.tsx')),
    'SheikhScreen',
  ),
  programme: byTab(
    lazyRouteComponent(
      part(() => import('#features/programme/programme-screen.tsx')),
      'ProgrammeScreen',
    ),
    {
      mine: lazyRouteComponent(
        part(() => import('#features/my-program/my-program-screen.tsx')),
        'MyProgramScreen',
      ),
      changes: lazyRouteComponent(
        part(() => import('#features/programme/changes-screen.tsx')),
        'ChangesScreen',
      ),
    },
  ),
  event: lazyRouteComponent(
    part(() => import('#features/programme/event-screen.tsx')),
    'EventScreen',
  ),
  remarks: lazyRouteComponent(
    part(() => import('#features/remarks/remarks-screen.tsx')),
    'RemarksScreen',
  ),
  feedback_page: lazyRouteComponent(
    part(() => import('#features/remarks/feedback-page-screen.tsx')),
    'FeedbackPageScreen',
  ),
  speaker_page: lazyRouteComponent(
    part(() => import('#features/speaker-page/speaker-page-screen.tsx')),
    'SpeakerPageScreen',
  ),
  unsubscribe: lazyRouteComponent(
    part(() => import('#features/unsubscribe/unsubscribe-screen.tsx')),
    'UnsubscribeScreen',
  ),
  intervention: lazyRouteComponent(
    part(() => import('#features/programme/intervention-screen.tsx')),
    'InterventionScreen',
  ),
  speakers: lazyRouteComponent(
    part(() => import('#features/speakers/speakers-screen.tsx')),
    'SpeakersScreen',
  ),
  speaker: lazyRouteComponent(
    part(() => import('#features/speakers/speaker-screen.tsx')),
    'SpeakerScreen',
  ),
  village: lazyRouteComponent(
    part(() => import('#features/village/village-screen.tsx')),
    'VillageScreen',
  ),
  exhibitor: lazyRouteComponent(
    part(() => import('#features/village/exhibitor-screen.tsx')),
    'ExhibitorScreen',
  ),
  map: lazyRouteComponent(
    part(() => import('#features/map/map-screen.tsx')),
    'MapScreen',
  ),
  location: lazyRouteComponent(
    part(() => import('#features/map/location-screen.tsx')),
    'LocationScreen',
  ),
  news: lazyRouteComponent(
    part(() => import('#features/news/news-screen.tsx')),
    'NewsScreen',
  ),
  news_article: lazyRouteComponent(
    part(() => import('#features/news/news-article-screen.tsx')),
    'NewsArticleScreen',
  ),
  announcements: lazyRouteComponent(
    part(() => import('#features/announcements/announcements-screen.tsx')),
    'AnnouncementsScreen',
  ),
  live: lazyRouteComponent(
    part(() => import('#features/live/index.ts')),
    'LiveScreen',
  ),
  archive: lazyRouteComponent(
    part(() => import('#features/archive/archive-screen.tsx')),
    'ArchiveScreen',
  ),
  prayers: lazyRouteComponent(
    part(() => import('#features/prayers/prayers-screen.tsx')),
    'PrayersScreen',
  ),
  guide: lazyRouteComponent(
    part(() => import('#features/guide/guide-screen.tsx')),
    'GuideScreen',
  ),
  privacy: lazyRouteComponent(
    part(() => import('#features/pages/privacy-screen.tsx')),
    'PrivacyScreen',
  ),
  print: lazyRouteComponent(
    part(() => import('#features/print/print-screen.tsx')),
    'PrintScreen',
  ),
  display: lazyRouteComponent(
    part(() => import('#display/display-screen.tsx')),
    'DisplayScreen',
  ),
  ...Object.fromEntries(
    Object.keys(addresses)
      .filter(isAdmin)
      .map((name) => [name, lazyRouteComponent(adminScreens, name)]),
  ),
} satisfies Partial<Record<AddressName, ReturnType<typeof lazyRouteComponent>>>;
