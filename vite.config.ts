import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { shortClassNames } from './sw/build/class-names.ts';
import { fontsOfTheirLetters } from './sw/build/fonts.ts';
import { shortHeadScript } from './sw/build/head-script.ts';
import { ownIcons } from './sw/build/icons.ts';
import { leafletSheet } from './sw/build/leaflet-sheet.ts';
import { mantineColours } from './sw/build/mantine-colours.ts';
import { messagesInBundles } from './sw/build/messages.ts';
import { serviceWorker } from './sw/build/plugin.ts';
import { noScrollArea } from './sw/build/scroll-area.ts';
import { LongestFirst } from './tests/tools/longest-first.ts';

/** The files that every page begins with, by the names of their groups. */
const startFiles = /^assets\/(?:index|app|react|libraries|rolldown-runtime)-[^/]*\.js$/;

/** What screens and the watchers behind them both begin with, greeting and dialogs; and what is too small for a file. */
const shared = [
  '/src/ui/button.tsx',
  '/src/ui/use-back-closes.ts',
  '/src/ui/use-spoken.ts',
  '/src/ui/notifications/notifications.ts',
  '/src/features/announcements/preferences/alerts-store.ts',
  '/src/visitor/join-audience.ts',
  '/src/ui/marked.module.css',
  ...['feed-address', 'my-feeds'].map((name) => `/src/features/follow/${name}.module.css`),
  ...['results', 'track-banner'].map((name) => `/src/features/programme/${name}.module.css`),
  ...['language-bar', 'language-mark'].map((name) => `/src/features/welcome/${name}.module.css`),
  ...['AlertTriangle', 'InfoCircle', 'Minus', 'Plus', 'Speakerphone'].map(
    (name) => `/Icon${name}.mjs`,
  ),
];

/** The screens that are read, and what formatted texts, the map and the dialogs have in common: none brings another along. */
const site = [
  '/src/routes/site.ts',
  '/src/i18n/measures.ts',
  '/src/features/guide/anchor.ts',
  ...['FirstAidKit', 'MapPin', 'Route'].map((name) => `/Icon${name}.mjs`),
];

/** What React does itself since its 18th version, instead of the stand-ins for those before. */
const alias = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: 'use-sync-external-store/with-selector',
  },
];

/** Tests of pages that are open for days, on a clock of their own and without a database. */
const days = ['tests/sync/{bell,refused}-day.test.ts'];

/** JSX as the React of production reads it; after the plugin of React, which makes it for that of development. */
const productionJsx: Plugin = {
  name: 'production-jsx',
  enforce: 'post',
  config: () => ({ oxc: { jsx: { development: false } } }),
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    noScrollArea(),
    ownIcons(import.meta.dirname),
    ...[fontsOfTheirLetters(), shortHeadScript(), messagesInBundles(), serviceWorker()],
  ],
  // RxJS as browsers with classes read it; without being asked it comes as for those before 2015.
  resolve: { ...(!isSsrBuild && { conditions: ['es2015', ...defaultClientConditions] }), alias },
  css: {
    modules: { generateScopedName: shortClassNames(import.meta.dirname) },
    postcss: { plugins: [leafletSheet(), mantineColours()] },
  },
  // The publisher's part of the app stands alone, with React as it is in production.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  // What runs beside the page: the stored content and search, which the manifest names, and what the back
  // office reads files with, which sw/build/precache.ts knows by its folder.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId?.includes('/src/exchange/') ? 'admin' : 'workers'}/[name]-[hash].js`,
        chunkFileNames: 'assets/admin/[name]-[hash].js',
      },
    },
  },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the page began with need not be looked for again before each part that is built upon it.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !startFiles.test(file)),
    },
    rolldownOptions: {
      // The publisher's part keeps to how it is split by itself.
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
                // One file compresses better than the thirty that every shared module would make.
                { name: 'app', test: /\/src\/(?!main)/, tags: ['$initial'], priority: 1 },
                // Whatever part cannot be had, this one can say so: it needs none of the others.
                {
                  name: 'errors',
                  test: /\/src\/visitor\/error-reports\/(?!watch|kept)/,
                  priority: 1,
                },
                // Asked for by the programme, which needs nothing else of the screens that show prayers.
                {
                  name: 'prayers',
                  test: /\/src\/domain\/compute-prayers\.ts$|node_modules\/adhan\//,
                  priority: 1,
                },
                // What keeps the content current, and sends favourites, waits for no screen.
                {
                  name: 'keeping',
                  test: /\/src\/(?:replica\/coordination\/keep-current|visitor\/favourites\/delivery)\.ts$/,
                },
                // What is wanted once the content is current.
                {
                  name: 'doorbell',
                  test: /\/src\/replica\/(?:protocol\/doorbell|sync\/revision-note)\.ts$/,
                },
                // The screen that most visits begin with: one file for it instead of two dozen.
                { name: 'programme', test: /\/src\/features\/programme\/programme-screen\.tsx$/ },
                // What every visit loads once its page stands needs no screen, and a screen no more than this of it.
                { name: 'shared', test: (file) => shared.some((end) => file.endsWith(end)) },
                { name: 'watchers', test: /\/src\/features\/frame\/watchers\.tsx$/ },
                // The choice of language that covers nothing, without the dialogs.
                { name: 'language-bar', test: /\/src\/features\/welcome\/language-bar\.tsx$/ },
                // The other screens, as src/routes puts them together, each with what it shares with those behind.
                { name: 'site', test: (file) => site.some((end) => file.endsWith(end)) },
                { name: 'texts', test: /\/src\/routes\/texts\.ts$/ },
                // With the sheet of what shows the archive's pictures, too small for a file.
                {
                  name: 'tools',
                  test: /\/src\/(?:routes\/tools\.ts|features\/archive\/lightbox\.module\.css)$/,
                },
                // Search by words, in lists and in the dialog: a list is read without.
                { name: 'words', test: /\/src\/ui\/word-search\.ts$/ },
                // Mantine, for what opens over a page.
                { name: 'mantine', test: /\/src\/ui\/theme\/mantine\.tsx$/ },
                // It starts beside its dialog.
                { name: 'searcher', test: /\/src\/features\/search\/searcher\.ts$/ },
                // What opens over any screen, and what dialogs of later parts are made of.
                {
                  name: 'dialogs',
                  test: /\/src\/(features\/(search\/search-dialog|frame\/menu-drawer)|ui\/dialog)\.tsx$/,
                },
                { name: 'own', test: /\/src\/routes\/own\.ts$/ },
              ],
            },
          },
    },
  },
  test: {
    // What is printed belongs to what failed.
    silent: 'passed-only',
    // First of all: what is started from here on is on the test clock and writes to memory.
    globalSetup: ['tests/tools/vitest-surroundings.ts'],
    // As many as there are processors leave a fifth of them idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          // Loading the modules once per worker, not once per file, is three quarters of the work.
          isolate: false,
          unstubGlobals: true,
          setupFiles: ['tests/unit/support/shared-globals.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        // Projects do not take it over from the command line by themselves.
        mode,
        plugins: [productionJsx],
        test: {
          name: 'database',
          // Pages are rendered by the React that publishes them, which is twice as quick.
          env: { NODE_ENV: 'production' },
          include: ['tests/{db,sync,local,seed,import,mail,push,publish,deploy}/**/*.test.ts'],
          exclude: days,
          // As above: loading them for each file is a sixth of the work.
          isolate: false,
          setupFiles: ['tests/tools/vitest-kept-globals.ts'],
          globalSetup: ['supabase/local/vitest-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        mode,
        // They count what is left of timers: nothing of another file may set one meanwhile.
        test: { name: 'days', include: days },
      },
    ],
  },
}));
