import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  adminChunks,
  type Manifest,
  readAdminFiles,
  readPrecache,
  shellChunks,
} from './precache.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    isEntry: true,
    imports: ['_react-1.js'],
    dynamicImports: [
      'src/features/home/index.ts',
      'src/features/map/index.ts',
      'src/admin/index.ts',
      'src/replica/signed-in.ts',
      'node_modules/hls.js/dist/hls.js',
    ],
    css: ['assets/index-1.css'],
    assets: ['assets/amiri-arabic-1.woff2', 'assets/amiri-latin-ext-1.woff2'],
  },
  '_react-1.js': { file: 'assets/react-1.js' },
  '_shared-1.js': { file: 'assets/shared-1.js' },
  '_table-1.js': { file: 'assets/table-1.js' },
  'src/features/home/index.ts': {
    file: 'assets/home-1.js',
    src: 'src/features/home/index.ts',
    imports: ['index.html', '_shared-1.js'],
  },
  'src/features/map/index.ts': {
    file: 'assets/map-1.js',
    src: 'src/features/map/index.ts',
    dynamicImports: ['src/features/map/leaflet-map.tsx'],
  },
  'src/features/map/leaflet-map.tsx': {
    file: 'assets/leaflet-map-1.js',
    src: 'src/features/map/leaflet-map.tsx',
    css: ['assets/leaflet-map-1.css'],
  },
  'src/admin/index.ts': {
    file: 'assets/admin-1.js',
    src: 'src/admin/index.ts',
    imports: ['index.html', '_shared-1.js', '_table-1.js'],
    dynamicImports: ['src/admin/forms/cropper.tsx'],
    css: ['assets/admin-1.css'],
  },
  'src/admin/forms/cropper.tsx': {
    file: 'assets/cropper-1.js',
    src: 'src/admin/forms/cropper.tsx',
    imports: ['src/admin/index.ts'],
  },
  'src/replica/signed-in.ts': {
    file: 'assets/signed-in-1.js',
    src: 'src/replica/signed-in.ts',
    imports: ['index.html'],
  },
  'node_modules/hls.js/dist/hls.js': {
    file: 'assets/hls-1.js',
    src: 'node_modules/hls.js/dist/hls.js',
  },
};

let folder: string | undefined;
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

test('the shell holds what every visitor needs and nothing that only some use', () => {
  expect(shellChunks(manifest).sort()).toEqual([
    'assets/amiri-arabic-1.woff2',
    'assets/home-1.js',
    'assets/index-1.css',
    'assets/index-1.js',
    'assets/leaflet-map-1.css',
    'assets/leaflet-map-1.js',
    'assets/map-1.js',
    'assets/react-1.js',
    'assets/shared-1.js',
  ]);
});

test('the back office is all that its places load besides the shell, and what sends its writes', () => {
  expect(adminChunks(manifest).sort()).toEqual([
    'assets/admin-1.css',
    'assets/admin-1.js',
    'assets/cropper-1.js',
    'assets/signed-in-1.js',
    'assets/table-1.js',
  ]);
});

test('an entry changes when its content does; hashed names carry no second revision', () => {
  const dist = mkdtempSync(join(tmpdir(), 'precache-'));
  folder = dist;
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  };
  for (const file of [...shellChunks(manifest), ...adminChunks(manifest)]) write(file, file);
  write('.vite/manifest.json', JSON.stringify(manifest));
  write('index.html', 'first');
  for (const language of ['fr', 'en', 'ar']) {
    for (const bundle of ['', '.later', '.admin', '/common', '/admin']) {
      write(`locales/${language}${bundle}.json`, '{}');
    }
  }
  write('assets/admin/reader-1.js', 'a worker, which no manifest names');
  write('icons/icon-512.png', 'for the system');
  write('robots.txt', 'for others');

  const first = readPrecache(dist);
  write('index.html', 'second');
  const second = readPrecache(dist);

  expect(first.map(({ url }) => url).filter((url) => !url.startsWith('/assets/'))).toEqual([
    '/index.html',
    ...['ar', 'en', 'fr'].flatMap((name) => [
      `/locales/${name}.json`,
      `/locales/${name}.later.json`,
    ]),
  ]);
  expect(first.filter(({ url }) => url.startsWith('/assets/')).map((e) => e.revision)).toEqual(
    Array(9).fill(null),
  );
  expect(second.filter((entry, index) => entry.integrity !== first[index]?.integrity)).toEqual([
    expect.objectContaining({ url: '/index.html' }),
  ]);
  expect(readAdminFiles(dist).map(({ url }) => url)).toEqual([
    '/assets/admin-1.css',
    '/assets/admin-1.js',
    '/assets/admin/reader-1.js',
    '/assets/cropper-1.js',
    '/assets/signed-in-1.js',
    '/assets/table-1.js',
    '/locales/ar.admin.json',
    '/locales/en.admin.json',
    '/locales/fr.admin.json',
  ]);
  expect(second.map(({ revision }) => revision)).not.toEqual(first.map(({ revision }) => revision));
});
