/** A folder (or files of one sort), what it may import besides itself, and why no more. */
export interface Room {
  readonly files: string;
  readonly imports: readonly string[];
  /** Closed to it, whatever another row allows. */
  readonly never?: readonly string[];
  /** Names of packages; `node:*` are Node's own modules, `*` is any. */
  readonly packages: readonly string[];
  readonly why: string;
  /** What to do instead of an import that this row refuses. */
  readonly instead: string;
  /** Of a room within a room. */
  readonly inner?: true;
}

/** The layers of the app, from top to bottom: a layer may import all that are below it. */
export const layers = [
  ['routes'],
  ['admin', 'display'],
  ['features/*'],
  ['domain', 'visitor', 'exchange'],
  ['replica', 'ui', 'i18n', 'device'],
  ['entities'],
  ['shared'],
] as const;

type Layer = (typeof layers)[number][number];

/** Rooms that are entered by one door, so that their inside may change. */
const doors: Readonly<Record<string, string>> = {
  'features/*': 'src/features/*/index.ts',
  admin: 'src/admin/index.ts',
  display: 'src/display/display-screen.tsx',
};

function below(layer: Layer): readonly string[] {
  const depth = layers.findIndex((names) => names.some((name) => name === layer));
  return layers
    .slice(depth + 1)
    .flat()
    .map((name) => doors[name] ?? `src/${name}`);
}

/** A room whose own rooms stand one on the other: none imports one beside or above it. */
export interface Storeys {
  readonly room: string;
  /** From top to bottom. */
  readonly levels: readonly (readonly string[])[];
  readonly why: string;
}

export const storeys: readonly Storeys[] = [
  {
    room: 'src/replica',
    levels: [
      ['coordination'],
      ['sync'],
      ['outbox', 'session', 'viewers'],
      ['content'],
      ['storage'],
      ['protocol'],
    ],
    why: 'by which tab, when, what is sent, what is shown, what is kept, how it is asked for',
  },
  {
    room: 'src/admin',
    levels: [
      ['frame', 'overview'],
      [
        'account',
        'announcements',
        'dashboard-content',
        'editions',
        'events',
        'guide',
        'locations',
        'mail',
        'printing',
        'site-content',
        'streaming',
        'testament',
        'translations',
        'zones',
      ],
      ['lists'],
      ['exchange', 'forms', 'preview'],
      ['history', 'outbox'],
      ['writing'],
      ['kinds'],
    ],
    why: 'a screen is made of lists, forms and previews, these of what writes, and all of the kinds and their words',
  },
];

function roomsWithin({ room, levels, why }: Storeys): Room[] {
  const paths = levels.map((names) => names.map((name) => `${room}/${name}`));
  return paths.flatMap((names, level) =>
    names.map((files) => ({
      files,
      imports: [],
      never: [...paths.slice(0, level).flat(), ...names.filter((other) => other !== files)],
      packages: [],
      why: `Within ${room}: ${why}.`,
      instead: `Move what both need to a room of ${room} further down.`,
      inner: true,
    })),
  );
}

const screenPackages = [
  'react',
  'react-i18next',
  'i18next',
  '@tabler/icons-react',
  '@tanstack/react-router',
  'zustand',
];
const testPackages = ['vitest', 'fast-check', 'fake-indexeddb', 'react-dom', 'node:*'];
const lower = 'Move what both need to a lower layer, or hand it in as a parameter.';
const aside = 'Keep the code in this feature, or give the need a room of its own.';

/** What opens over a page besides search. */
const opening = {
  imports: [],
  packages: ['@mantine/core'],
  why: "Mantine comes with what opens over a page: who only reads does not wait for it. Buttons are src/ui's.",
  instead: 'Take src/ui/button.tsx, or what src/ui makes of another component.',
};

/** The walls of the app: what runs in a visitor's browser. */
const app: readonly Room[] = [
  {
    files: 'src/shared',
    imports: below('shared'),
    packages: ['react'],
    why: 'Everything may use it, worker and server too, so it knows nothing of the project.',
    instead: lower,
  },
  {
    files: 'src/entities',
    imports: below('entities'),
    packages: [],
    why: 'Kinds and fields are declared once and read in browsers, in the worker and in Node.',
    instead: lower,
  },
  {
    files: 'src/replica',
    imports: below('replica'),
    packages: ['react', 'zustand', 'rxdb', 'rxjs', 'dexie', '@supabase/supabase-js'],
    why: 'It keeps the data whatever is shown, and alone knows RxDB, Dexie and Supabase.',
    instead: lower,
  },
  {
    files: 'src/ui',
    imports: [...below('ui'), 'src/i18n'],
    packages: [
      ...screenPackages,
      ...['@mantine/core', '@mantine/notifications', 'react-dom'],
      ...['dompurify', 'htmlparser2', 'uqr'],
    ],
    why: 'Components show what they are given; where it comes from is the affair of a screen.',
    instead: 'Take the value as a property and let the feature read it.',
  },
  {
    files: 'src/i18n',
    imports: [...below('i18n'), 'public/locales'],
    packages: ['react', 'react-i18next', 'i18next'],
    why: 'Languages, words and formats serve screens and the publisher alike.',
    instead: lower,
  },
  {
    files: 'src/device',
    imports: below('device'),
    packages: ['react', 'zustand', 'workbox-window'],
    why: 'What the browser and the machine can do, without content and without looks.',
    instead: lower,
  },
  {
    files: 'src/domain',
    imports: below('domain'),
    packages: ['react', 'adhan'],
    why: 'What several screens say alike of the programme and its hours, whichever of them asks.',
    instead: lower,
  },
  {
    files: 'src/visitor',
    imports: below('visitor'),
    packages: ['react', 'zustand'],
    why: 'What a visitor has of their own without an account: favourites, reminders, pushes.',
    instead: lower,
  },
  {
    files: 'src/exchange',
    imports: ['src/replica/protocol', 'src/replica/content', ...below('replica')],
    packages: [
      'fast-xml-parser',
      'fflate',
      'ical.js',
      'papaparse',
      'read-excel-file',
      'write-excel-file',
    ],
    why: 'Files are read and written alike for back office, command line and publisher.',
    instead: 'Hand it in as a parameter.',
  },
  {
    files: 'src/features/*',
    imports: [...below('features/*'), 'src/features/*/index.ts'],
    never: ['src/exchange'],
    packages: screenPackages,
    why: 'Features meet only through index.ts, so that the inside of each may change; no visitor loads what reads files.',
    instead:
      "Export it from the other feature's index.ts, or move what both need to src/domain, src/ui, src/entities or src/shared.",
  },
  {
    files: 'src/features/map',
    imports: [],
    packages: ['leaflet', 'react-dom'],
    why: 'Leaflet is loaded with the map and with nothing else.',
    instead: aside,
  },
  {
    files: 'src/features/search',
    imports: [],
    packages: ['react-dom', 'minisearch', '@mantine/core', '@mantine/spotlight'],
    why: 'The dialog and what searches beside the page are loaded when somebody searches.',
    instead: aside,
  },
  { files: 'src/features/frame', ...opening },
  { files: 'src/features/welcome', ...opening },
  {
    files: 'src/features/live',
    imports: [],
    packages: ['hls.js'],
    why: 'The player is loaded when somebody watches.',
    instead: aside,
  },
  {
    files: 'src/features/*/published.ts',
    imports: ['src/published/screen.ts'],
    packages: [],
    why: 'Beside its screens a feature declares their published pages; src/published gathers the declarations, and no visitor loads them.',
    instead: lower,
  },
  {
    files: 'src/display',
    imports: below('display'),
    never: ['src/exchange'],
    packages: screenPackages,
    why: 'Screens in the halls have no visitor before them, and show the programme in their own way.',
    instead: lower,
  },
  {
    files: 'src/admin',
    // A mail is previewed by what writes it.
    imports: [...below('admin'), 'supabase/functions/mail/letter.ts'],
    packages: [
      ...screenPackages,
      '@mantine/core',
      '@atlaskit/pragmatic-drag-and-drop',
      '@atlaskit/pragmatic-drag-and-drop-auto-scroll',
      '@mantine/dates',
      '@mantine/tiptap',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'react-easy-crop',
    ],
    why: 'Editors are loaded by administrators only.',
    instead: lower,
  },
  {
    files: 'src/routes',
    imports: [...below('routes'), 'src/features/*/*-screen.tsx'],
    never: ['src/exchange'],
    packages: ['react', '@tanstack/react-router'],
    why: "Routes name a feature's index.ts or one of its screens, so that each screen is loaded by itself.",
    instead: 'Export it from index.ts, or make it a screen with a file of its own.',
  },
  {
    files: 'src/*.tsx',
    imports: [...below('features/*'), 'src/routes', 'src/published/takeover.ts'],
    never: ['src/exchange'],
    packages: ['react', 'react-dom', '@tanstack/react-router'],
    why: 'The entry puts the app together; screens come by way of the routes.',
    instead: 'Start it in the room it belongs to and call that from here.',
  },
  {
    files: 'src/published',
    imports: [...below('routes'), 'src/features/*/published.ts', 'src/routes', 'src/app.tsx'],
    never: ['src/admin', 'src/exchange'],
    packages: ['react', 'react-dom', 'react-i18next', 'i18next', '@tanstack/react-router'],
    why: 'It renders the app as it is for a published page, in Node, yet is built like the app: no file, no network, no back office.',
    instead: "Read it through the feature's index.ts, or let supabase/publisher hand it in.",
  },
  {
    files: 'src/**/*.test.ts*',
    imports: ['tests/fixtures', 'tests/tools', 'public/locales'],
    packages: [...testPackages, 'fflate', 'ical.js'],
    why: 'A test beside its source stands behind the same walls as the source.',
    instead: 'A test across rooms lies in tests/.',
  },
];

/** The walls of what runs beside the app: the worker, the build and the servers. */
const beside: readonly Room[] = [
  {
    files: 'sw/*.ts',
    imports: [
      'src/shared',
      'src/replica/protocol/backend.ts',
      'src/visitor/favourites/delivery.ts',
      'src/visitor/favourites/storage.ts',
      'src/visitor/remarks/delivery.ts',
      'src/visitor/remarks/storage.ts',
      'src/visitor/tabs.ts',
    ],
    packages: [
      'workbox-core',
      'workbox-expiration',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
    why: 'The worker is fetched and started by itself: it knows shared/ and how a favourite is kept and sent, and no screen.',
    instead: 'Move what page and worker share to src/shared.',
  },
  {
    files: 'sw/fake-*.ts',
    imports: [],
    packages: testPackages,
    why: 'The stand-in for a browser that the tests of the worker start it in.',
    instead: 'Only tests name it.',
  },
  {
    files: 'sw/**/*.test.ts',
    imports: [
      'tests/fixtures',
      'tests/tools',
      'src/visitor/favourites/favourite.ts',
      'supabase/functions/push/payload.ts',
    ],
    packages: testPackages,
    why: 'A test beside its source stands behind the same walls as the source.',
    instead: 'A test across rooms lies in tests/.',
  },
  {
    files: 'sw/build',
    imports: ['src/i18n/namespaces.ts', 'src/ui/theme/variables.ts'],
    packages: ['node:*', 'vite', 'postcss', 'sharp', 'subset-font'],
    why: 'The build handles files by their names; it runs no code of the app.',
    instead: 'Put plain data that app and build share into a file without imports.',
  },
  {
    files: 'vite.config.ts',
    imports: ['sw/build', 'tests/tools'],
    packages: ['node:*', 'vite', 'vitest', '@vitejs/plugin-react'],
    why: 'Settings name the steps of the build; the steps lie in sw/build.',
    instead: 'Make it a plugin in sw/build.',
  },
  {
    files: 'supabase/functions/*',
    imports: [
      'supabase/functions/_shared',
      'src/shared/first-of-month.ts',
      'src/shared/keep-signs.ts',
      'src/shared/localized.ts',
    ],
    packages: [
      'node:*',
      '@block65/webcrypto-web-push',
      '@supabase/supabase-js',
      'nodemailer',
      'ws',
    ],
    why: 'Each function is deployed by itself with what it imports and what its deno.json names: of the app, its languages and how French is set.',
    instead: 'Move it to supabase/functions/_shared, or repeat the few lines.',
  },
  {
    files: 'supabase/types.ts',
    imports: [],
    packages: [],
    why: 'Written by npm run types.',
    instead: 'Nothing is written here by hand.',
  },
  {
    files: 'supabase/seed',
    imports: ['src/entities', 'src/shared', 'src/domain/compute-prayers.ts'],
    packages: ['node:*', 'postgres', 'sharp'],
    why: 'Seed data are rows of the declared kinds, whichever server stores them.',
    instead: lower,
  },
  {
    files: 'supabase/local',
    imports: [
      'src/shared',
      'supabase/functions/_shared',
      'supabase/publisher',
      'supabase/seed/index.ts',
      'supabase/seed/media.ts',
    ],
    packages: [
      'node:*',
      '@hono/node-server',
      '@supabase/lite',
      '@zxcvbn-ts/language-common',
      'bcrypt',
      'hono',
      'postgres',
      'prom-client',
      'rate-limiter-flexible',
      'tsx',
      'vite',
      'vitest',
      'ws',
    ],
    why: 'The back end on one machine serves and publishes an app it does not look into, and asks the seed at its two doors.',
    instead: 'Export it from supabase/seed/index.ts, or move it to src/shared.',
  },
  {
    files: 'supabase/publisher',
    imports: [
      'src/shared',
      'src/entities',
      'src/i18n',
      'src/replica',
      'src/domain',
      'src/exchange',
      'src/published',
    ],
    packages: ['node:*', 'css-tree', 'sharp'],
    why: 'The publisher pulls as any visitor does and renders by way of src/published, whichever server it publishes from.',
    instead: 'Move what screen and publisher share to src/shared or src/published.',
  },
  {
    files: 'supabase/import',
    imports: [
      'src/shared',
      'src/entities',
      'src/replica',
      'src/exchange',
      'supabase/local',
      'public/locales',
    ],
    packages: ['node:*', 'postgres'],
    why: 'The command line writes as an administrator does, in the words of the back office; it needs no screen.',
    instead: 'Move the pure part to src/entities or src/shared.',
  },
  {
    files: 'supabase/deploy',
    imports: ['src/shared', 'supabase/local'],
    packages: ['node:*', 'vite', 'ws'],
    why: 'It leads a checkout to hosted services and asks them over HTTP, as visitors and the embedded back end know them.',
    instead: 'Ask the deployed thing, or export it from supabase/local.',
  },
  {
    files: 'supabase/scaffold',
    imports: ['src/entities', 'src/shared', 'supabase/local/command.ts'],
    packages: ['node:*'],
    why: 'It writes source as text, and knows of the project the declared kinds and the names of files.',
    instead: 'Read it from the file as text.',
  },
];

const testFiles = [
  'src/**/*.test.ts*',
  'sw/**/*.test.ts',
  'tests/**/*.test.ts',
  'tests/**/*.spec.ts',
];

/** The walls of the tests. No row of the product opens a door to `tests/`. */
const tests: readonly Room[] = [
  {
    files: 'tests/*',
    imports: ['src', 'sw', 'supabase', 'tests/fixtures', 'tests/tools', 'vite.config.ts'],
    never: testFiles,
    packages: ['*'],
    why: 'Tests may use all of the product, and of other tests what is made to be shared.',
    instead: 'Move what several rooms of tests need to tests/fixtures or tests/tools.',
  },
  {
    files: 'tests/fixtures',
    imports: [],
    never: ['sw', 'supabase', 'src/features', 'src/display', 'src/admin', 'src/replica'],
    packages: [],
    why: 'Fixtures serve tests beside any source, so they are plain data.',
    instead: 'Keep what needs a server in the room of its tests.',
  },
  {
    files: 'tests/e2e',
    imports: [
      'tests/local/start-process.ts',
      'tests/push/receiver.ts',
      'tests/push/vendor.ts',
      'tests/db/device.ts',
    ],
    never: [
      'src/admin',
      'src/display',
      'src/features',
      'src/visitor',
      'src/replica',
      'src/ui',
      'src/device',
      'src/routes',
      'src/published',
    ],
    packages: [],
    why: 'Journeys know the app as a visitor does: by its address and what it shows.',
    instead: 'Read it from the page, or move plain data to src/shared.',
  },
  {
    files: 'tests/engines',
    imports: ['tests/push/vendor.ts', 'tests/e2e/fixtures/announce.ts'],
    packages: [],
    why: 'Their push messages go over the same stand-in for a vendor, and are announced alike.',
    instead: 'Move what both need to tests/fixtures or tests/tools.',
  },
  {
    files: 'tests/db',
    imports: ['tests/sync/random.ts'],
    packages: [],
    why: 'What writes at random draws from the numbers of tests/sync, so that a seed replays it.',
    instead: 'Move what several rooms of tests need to tests/fixtures or tests/tools.',
  },
  {
    files: 'tests/local',
    imports: ['tests/mail/mail-server.ts', 'tests/sync/random.ts'],
    packages: [],
    why: 'What is sent at random is drawn from the numbers of tests/sync, so that a seed replays it; mails go to the server of tests/mail.',
    instead: 'Move what several rooms of tests need to tests/fixtures or tests/tools.',
  },
  ...['bench', 'mail', 'publish', 'push'].map((name) => ({
    files: `tests/${name}`,
    imports: ['tests/db', 'tests/sync/random.ts'],
    packages: [],
    why: 'They begin with the forum that tests/db makes, and draw from the numbers of tests/sync.',
    instead: 'Move what several rooms of tests need to tests/fixtures or tests/tools.',
  })),
  {
    files: 'tests/unit',
    imports: ['tests/walls', 'tests/push', 'tests/mutants'],
    packages: [],
    why: 'What starts no server is tested here, of the walls and of the push function too.',
    instead: 'Move what several rooms of tests need to tests/fixtures or tests/tools.',
  },
];

/** Every room of the project. A file stands under all rows that name it. */
export const rooms: readonly Room[] = [
  ...app,
  ...storeys.flatMap(roomsWithin),
  ...beside,
  ...tests,
];
