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
}

/** The layers of the app, from top to bottom: a layer may import all that are below it. */
export const layers = [
  ['routes'],
  ['features/*'],
  ['replica', 'ui', 'i18n', 'device'],
  ['entities'],
  ['shared'],
] as const;

type Layer = (typeof layers)[number][number];

function below(layer: Layer): readonly string[] {
  const depth = layers.findIndex((names) => names.some((name) => name === layer));
  return layers
    .slice(depth + 1)
    .flat()
    .map((name) => (name === 'features/*' ? 'src/features/*/index.ts' : `src/${name}`));
}

const screenPackages = [
  'react',
  'react-i18next',
  'i18next',
  '@mantine/core',
  '@tabler/icons-react',
  '@tanstack/react-router',
  'zustand',
];
const testPackages = ['vitest', 'fast-check', 'fake-indexeddb', 'react-dom', 'node:*'];
const office = 'src/features/admin';
const lower = 'Move what both need to a lower layer, or hand it in as a parameter.';
const aside = 'Keep the code in this feature, or give the need a room of its own.';

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
    packages: [...screenPackages, '@mantine/notifications', 'dompurify', 'htmlparser2', 'uqr'],
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
    files: 'src/features/*',
    imports: [...below('features/*'), 'src/features/*/index.ts'],
    never: [office],
    packages: screenPackages,
    why: 'Features meet only through index.ts, so that the inside of each may change; nobody loads the back office by the way.',
    instead:
      "Export it from the other feature's index.ts, or move what both need to src/ui, src/entities or src/shared.",
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
    packages: ['minisearch', '@mantine/hooks', '@mantine/spotlight', 'react-dom'],
    why: 'The index and its dialog are loaded when somebody searches.',
    instead: aside,
  },
  {
    files: 'src/features/live',
    imports: [],
    packages: ['hls.js'],
    why: 'The player is loaded when somebody watches.',
    instead: aside,
  },
  {
    files: office,
    imports: [],
    packages: [
      '@mantine/tiptap',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'fast-xml-parser',
      'fflate',
      'ical.js',
      'papaparse',
      'react-easy-crop',
      'read-excel-file',
    ],
    why: 'Editors and readers of files are loaded by administrators only.',
    instead: aside,
  },
  {
    files: 'src/routes',
    imports: [...below('routes'), 'src/features/*/*-screen.tsx'],
    packages: ['react', '@tanstack/react-router'],
    why: "Routes name a feature's index.ts or one of its screens, so that each screen is loaded by itself.",
    instead: 'Export it from index.ts, or make it a screen with a file of its own.',
  },
  {
    files: 'src/*.tsx',
    imports: [...below('features/*'), 'src/routes', 'src/publish/takeover.ts'],
    packages: ['react', 'react-dom', '@tanstack/react-router'],
    why: 'The entry puts the app together; screens come by way of the routes.',
    instead: 'Start it in the room it belongs to and call that from here.',
  },
  {
    files: 'src/publish',
    imports: [...below('routes'), 'src/routes', 'src/app.tsx'],
    never: [office],
    packages: ['react', 'react-dom', 'react-i18next', 'i18next', '@tanstack/react-router'],
    why: 'It renders the app as it is for a published page, in Node, yet is built like the app: no file, no network, no back office.',
    instead: "Read it through the feature's index.ts, or let supabase/publish hand it in.",
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
      'src/replica/backend.ts',
      'src/replica/favourites/delivery.ts',
      'src/replica/favourites/storage.ts',
      'src/replica/favourites/tabs.ts',
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
      'src/replica/favourites/favourite.ts',
      'supabase/functions/push/payload.ts',
    ],
    packages: testPackages,
    why: 'A test beside its source stands behind the same walls as the source.',
    instead: 'A test across rooms lies in tests/.',
  },
  {
    files: 'sw/build',
    imports: ['src/i18n/namespaces.ts'],
    packages: ['node:*', 'vite', 'sharp', 'subset-font'],
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
    imports: ['supabase/functions/_shared'],
    packages: ['node:*', '@block65/webcrypto-web-push', '@supabase/supabase-js', 'ws'],
    why: 'Each function is deployed by itself with _shared and what its deno.json names; the app is not there.',
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
    imports: ['src/entities', 'src/shared'],
    packages: ['node:*', 'postgres', 'sharp'],
    why: 'Seed data are rows of the declared kinds, whichever server stores them.',
    instead: lower,
  },
  {
    files: 'supabase/local',
    imports: ['src/shared', 'supabase/publish', 'supabase/seed/index.ts', 'supabase/seed/media.ts'],
    packages: [
      'node:*',
      '@hono/node-server',
      '@supabase/lite',
      '@zxcvbn-ts/language-common',
      'bcrypt',
      'postgres',
      'prom-client',
      'rate-limiter-flexible',
      'vite',
      'vitest',
      'ws',
    ],
    why: 'The back end on one machine serves and publishes an app it does not look into, and asks the seed at its two doors.',
    instead: 'Export it from supabase/seed/index.ts, or move it to src/shared.',
  },
  {
    files: 'supabase/publish',
    imports: ['src/shared', 'src/entities', 'src/i18n', 'src/replica', 'src/publish'],
    packages: ['node:*', 'sharp'],
    why: 'The publisher pulls as any visitor does and renders by way of src/publish, whichever server it publishes from.',
    instead: 'Move what screen and publisher share to src/shared or src/publish.',
  },
  {
    files: 'supabase/import',
    imports: ['src/shared', 'src/entities', 'src/replica', 'supabase/local', 'public/locales'],
    packages: ['node:*', 'postgres'],
    why: 'The command line writes as an administrator does, in the words of the back office; it needs no screen.',
    instead: 'Move the pure part to src/entities or src/shared.',
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
    never: ['sw', 'supabase', 'src/features', 'src/replica'],
    packages: [],
    why: 'Fixtures serve tests beside any source, so they are plain data.',
    instead: 'Keep what needs a server in the room of its tests.',
  },
  {
    files: 'tests/e2e',
    imports: ['tests/local/start-process.ts'],
    never: ['src/features', 'src/replica', 'src/ui', 'src/device', 'src/routes', 'src/publish'],
    packages: [],
    why: 'Journeys know the app as a visitor does: by its address and what it shows.',
    instead: 'Read it from the page, or move plain data to src/shared.',
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
    imports: ['tests/sync/random.ts'],
    packages: [],
    why: 'What is sent at random is drawn from the numbers of tests/sync, so that a seed replays it.',
    instead: 'Move what several rooms of tests need to tests/fixtures or tests/tools.',
  },
  ...['bench', 'publish', 'push'].map((name) => ({
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
export const rooms: readonly Room[] = [...app, ...beside, ...tests];
