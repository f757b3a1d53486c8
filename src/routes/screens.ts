import { lazyRouteComponent } from '@tanstack/react-router';
import { part } from '#device/parts.ts';
import { loadWords } from '#i18n/words.ts';
import { type AddressName, addresses } from '#shared/addresses.ts';
import { byTab } from './by-tab.tsx';

/**
 * A part whose words come in a bundle of their own, known by one of its namespaces. It is there once
 * they are: a screen that waits for them by itself takes the whole page off meanwhile.
 */
function spoken<T>(namespace: string, load: () => Promise<T>): () => Promise<T> {
  const code = part(load);
  return async () => {
    const [loaded, hasWords] = await Promise.all([code(), loadWords(namespace)]);
    if (!hasWords) throw new Error(`The words of ${namespace} cannot be fetched`);
    return loaded;
  };
}

/**
 * The visitor's screens come in four pieces, besides the programme that most visits begin with and a
 * speaker's private page.
 */
const site = part(() => import('./site.ts'));
const texts = part(() => import('./texts.ts'));
const own = spoken('remarks', () => import('./own.ts'));
const tools = part(() => import('./tools.ts'));

const admin = part(() => import('#admin/index.ts'));

/** What surrounds every screen of the back office. */
export const AdminFrame = lazyRouteComponent(admin, 'AdminFrame');

type AdminAddress = Extract<AddressName, `admin${string}`>;

/** Its screens come in one piece, which has them by their addresses. */
const adminScreens = async () => (await admin()).screens;
const isAdmin = (name: string): name is AdminAddress => name.startsWith('admin');

/** What stands at every other address, and where there is nothing to show. */
export const notFoundScreen = lazyRouteComponent(site, 'NotFoundScreen');

/**
 * The screen at each address, loaded when first shown.
 */
export const screens = {
  home: lazyRouteComponent(site, 'HomeScreen'),
  presentation: lazyRouteComponent(texts, 'PresentationScreen'),
  sheikh: lazyRouteComponent(texts, 'SheikhScreen'),
  programme: byTab(
    lazyRouteComponent(
      part(() => import('#features/programme/programme-screen.tsx')),
      'ProgrammeScreen',
    ),
    {
      mine: lazyRouteComponent(own, 'MyProgramScreen'),
      changes: lazyRouteComponent(own, 'ChangesScreen'),
    },
  ),
  event: lazyRouteComponent(site, 'EventScreen'),
  remarks: lazyRouteComponent(own, 'RemarksScreen'),
  feedback_page: lazyRouteComponent(own, 'FeedbackPageScreen'),
  speaker_page: lazyRouteComponent(
    spoken('speaker-page', () => import('#features/speaker-page/speaker-page-screen.tsx')),
    'SpeakerPageScreen',
  ),
  unsubscribe: lazyRouteComponent(own, 'UnsubscribeScreen'),
  intervention: lazyRouteComponent(site, 'InterventionScreen'),
  speakers: lazyRouteComponent(site, 'SpeakersScreen'),
  speaker: lazyRouteComponent(site, 'SpeakerScreen'),
  village: lazyRouteComponent(site, 'VillageScreen'),
  exhibitor: lazyRouteComponent(site, 'ExhibitorScreen'),
  map: lazyRouteComponent(tools, 'MapScreen'),
  location: lazyRouteComponent(tools, 'LocationScreen'),
  news: lazyRouteComponent(site, 'NewsScreen'),
  news_article: lazyRouteComponent(texts, 'NewsArticleScreen'),
  announcements: lazyRouteComponent(site, 'AnnouncementsScreen'),
  live: lazyRouteComponent(tools, 'LiveScreen'),
  archive: lazyRouteComponent(tools, 'ArchiveScreen'),
  prayers: lazyRouteComponent(tools, 'PrayersScreen'),
  versions: lazyRouteComponent(tools, 'VersionsScreen'),
  guide: lazyRouteComponent(texts, 'GuideScreen'),
  privacy: lazyRouteComponent(own, 'PrivacyScreen'),
  print: lazyRouteComponent(own, 'PrintScreen'),
  display: lazyRouteComponent(
    spoken('display', () => import('#display/display-screen.tsx')),
    'DisplayScreen',
  ),
  ...Object.fromEntries(
    Object.keys(addresses)
      .filter(isAdmin)
      .map((name) => [name, lazyRouteComponent(adminScreens, name)]),
  ),
} satisfies Record<
  // My Programme is a tab of the programme.
  Exclude<AddressName, AdminAddress | 'my_program'>,
  ReturnType<typeof lazyRouteComponent>
>;
