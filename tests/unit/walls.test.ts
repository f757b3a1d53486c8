import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../walls/check.ts';
import { direction, drawn, withWalls } from '../walls/drawing.ts';
import type { Exception } from '../walls/exceptions.ts';
import { matches } from '../walls/pattern.ts';
import { root, thisProject } from '../walls/project.ts';

const project = thisProject();
const { aliases, rooms } = project;
const planted = (path: string, source: string, exceptions: readonly Exception[] = []) =>
  check({ files: new Map([[path, source]]), aliases, rooms, exceptions });

const article = 'src/features/news/article.tsx';
const inside = '../map/walk.ts';

test('every import of this project stands behind its walls, and every exception is needed', () => {
  expect(check(project)).toEqual([]);
  expect(project.files.size).toBeGreaterThan(1000);
});

test('every row names files that there are', () => {
  const paths = [...project.files.keys()];
  expect(rooms.filter(({ files }) => !paths.some((path) => matches(files, path)))).toEqual([]);
});

test.each([
  ['static', `import { walk } from '${inside}';`],
  ['of a type', `import type { Walk } from '${inside}';`],
  ['of one type among values', `import { type Walk } from '${inside}';`],
  ['for its effect', `import '${inside}';`],
  ['of nothing', `import {} from '${inside}';`],
  ['as a namespace', `import * as map from '${inside}';`],
  ['dynamic', `const walk = () => import('${inside}');`],
  ['dynamic over several lines', `const walk = () => import(\n  /* later */\n  '${inside}'\n);`],
  ['in a template', `const walk = () => import(\`${inside}\`);`],
  ['a re-export', `export { walk } from '${inside}';`],
  ['a re-export of all', `export * from '${inside}';`],
  ['a re-export of all under a name', `export * as map from '${inside}';`],
  ['a re-export of a type', `export type { Walk } from '${inside}';`],
  ['a re-export of nothing', `export {} from '${inside}';`],
  ['a type in place', `type Walk = import('${inside}').Walk;`],
  ['as TypeScript requires', `import walk = require('${inside}');`],
  ['a worker', `new Worker(new URL('${inside}', import.meta.url));`],
  ['by alias', "import '#features/map/walk.ts';"],
  ['by an alias that turns back', "import '#ui/../features/map/walk.ts';"],
  ['by way of the root', "import '/src/features/map/walk.ts';"],
  ['by a long way up', "import './../../features/map/walk.ts';"],
  ['as raw text', `import words from '${inside}?raw';`],
])("an import of another feature's inside is refused: %s", (_, source) => {
  expect(planted(article, source)).toEqual([
    expect.stringMatching(
      /^src\/features\/news\/article\.tsx:1 imports src\/features\/map\/walk\.ts\n/,
    ),
  ]);
});

test.each([
  'import(name)',
  "import('../map/' + name)",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of the planted file
  'import(`../map/${name}.ts`)',
  "import.meta.glob('../map/*.ts')",
])('an address that is worked out is refused: %s', (expression) => {
  expect(planted(article, `export const found = (name: string) => ${expression};`)).toEqual([
    expect.stringContaining('imports computed'),
  ]);
});

test.each([
  ['src/shared/a.ts', '../entities/index.ts'],
  ['src/entities/a.ts', '../features/map/index.ts'],
  ['src/entities/a.ts', '#replica/read.ts'],
  ['src/replica/a.ts', '../ui/picture.tsx'],
  ['src/ui/a.tsx', '../replica/read.ts'],
  ['src/ui/a.tsx', '../device/online.ts'],
  ['src/i18n/a.ts', '../ui/picture.tsx'],
  ['src/device/a.ts', '../i18n/format.ts'],
  [article, '../../routes/screens.ts'],
  [article, '#admin/index.ts'],
  [article, '#display/display-screen.tsx'],
  [article, '#exchange/index.ts'],
  [article, '../../published/screen.ts'],
  ['src/features/news/published.ts', '../../published/pages.ts'],
  ['src/features/news/published.ts', '../map/published.ts'],
  ['src/routes/a.ts', '../features/map/published.ts'],
  [article, '../../../supabase/seed/index.ts'],
  [article, '../../../tests/fixtures/announcement.ts'],
  [article, 'leaflet'],
  [article, 'rxdb'],
  [article, 'rxdb/plugins/storage-dexie'],
  [article, '@supabase/supabase-js'],
  [article, '#features'],
  ['src/features/news/order.test.ts', '../map/walk.ts'],
  ['src/domain/a.ts', '#features/map/index.ts'],
  ['src/domain/a.ts', 'react-dom'],
  ['src/replica/a.ts', '#visitor/favourites/read.ts'],
  ['src/replica/storage/a.ts', '../outbox/outbox.ts'],
  ['src/replica/outbox/a.ts', '../session/session.ts'],
  ['src/admin/kinds/a.ts', '../forms/entity-fields.tsx'],
  ['src/admin/events/a.ts', '../editions/contents.ts'],
  ['src/admin/lists/a.ts', '../overview/links.ts'],
  ['src/exchange/a.ts', '#replica/read.ts'],
  ['src/display/a.ts', '#features/map/walk.ts'],
  ['src/display/a.ts', '#admin/index.ts'],
  ['src/features/map/a.ts', 'hls.js'],
  ['src/ui/a.ts', 'node:fs'],
  ['src/shared/a.ts', 'fs/promises'],
  ['src/published/a.ts', 'node:fs'],
  ['src/published/a.ts', '../admin/index.ts'],
  ['src/published/a.ts', '../features/map/walk.ts'],
  ['src/routes/a.ts', '../features/map/walk.ts'],
  ['src/main.tsx', './features/map/index.ts'],
  ['sw/a.ts', '../src/features/map/index.ts'],
  ['sw/a.ts', '../src/replica/outbox/outbox.ts'],
  ['sw/a.ts', './build/precache.ts'],
  ['sw/build/a.ts', '../../src/ui/picture.tsx'],
  ['sw/build/a.ts', '../push.ts'],
  ['supabase/functions/push/a.ts', '../../../src/ui/picture.tsx'],
  ['supabase/functions/push/a.ts', '#shared/time.ts'],
  ['supabase/functions/push/a.ts', '../links/check-link.ts'],
  ['supabase/local/a.ts', '../seed/images/paths.ts'],
  ['supabase/local/a.ts', '#entities/index.ts'],
  ['supabase/publisher/a.ts', '../../src/admin/index.ts'],
  ['supabase/publisher/a.ts', '../local/postgres.ts'],
  ['supabase/publisher/a.ts', 'postgres'],
  ['supabase/import/a.ts', '#admin/frame/admin-frame.tsx'],
  ['supabase/seed/a.ts', '../local/postgres.ts'],
  ['supabase/seed/a.ts', '#replica/read.ts'],
  ['tests/e2e/journeys/a.spec.ts', '#replica/read.ts'],
  ['tests/db/a.test.ts', '../e2e/fixtures/push.ts'],
  ['tests/db/a.test.ts', '../../src/device/online.test.ts'],
  ['tests/fixtures/a.ts', '#local/postgres.ts'],
])('%s may not import %s', (path, address) => {
  expect(planted(path, `import '${address}';`)).toHaveLength(1);
});

test.each([
  ['src/entities/a.ts', '../shared/time.ts'],
  ['src/ui/a.tsx', '#i18n/format.ts'],
  [article, './order.ts'],
  [article, './article.module.css'],
  [article, '../news/order.ts'],
  [article, '../map/index.ts'],
  [article, '#features/map/index.ts'],
  [article, '@tabler/icons-react'],
  ['src/features/map/a.ts', 'leaflet/dist/leaflet.css'],
  ['src/admin/lists/a.tsx', '../exchange/parts.tsx'],
  ['src/admin/exchange/a.tsx', '#exchange/index.ts'],
  ['src/replica/outbox/a.ts', '../storage/storage.ts'],
  ['src/features/map/a.ts', '#domain/programme.ts'],
  ['src/features/map/published.ts', '#published/screen.ts'],
  ['src/published/a.ts', '#features/map/published.ts'],
  ['src/features/map/a.ts', '#visitor/favourites/read.ts'],
  ['supabase/publisher/a.ts', '#exchange/html-entities.ts'],
  ['src/domain/news-order.test.ts', '../../tests/fixtures/announcement.ts'],
  ['src/replica/a.ts', 'rxdb/plugins/storage-dexie'],
  ['src/routes/a.ts', '#features/map/map-screen.tsx'],
  ['src/routes/a.ts', '#admin/index.ts'],
  ['src/main.tsx', './published/takeover.ts'],
  ['sw/a.ts', '#visitor/favourites/storage.ts'],
  ['sw/a.ts', './push.ts'],
  ['supabase/functions/push/a.ts', '../_shared/secret.ts'],
  ['supabase/local/a.ts', '#seed/media.ts'],
  ['supabase/publisher/a.ts', '../../src/published/page.ts'],
  ['tests/db/a.test.ts', '#features/map/walk.ts'],
  ['tests/db/a.test.ts', './forum.ts'],
])('%s may import %s', (path, address) => {
  expect(planted(path, `import '${address}';`)).toEqual([]);
});

test('what only looks like an import is none', () => {
  const source = `// import '${inside}';\nexport const text = "import '${inside}'";\n`;
  expect(planted(article, source)).toEqual([]);
});

test('a refusal says where, which rule, and the way out', () => {
  expect(planted(article, `\n\nimport '${inside}';\n`)[0]).toBe(
    'src/features/news/article.tsx:3 imports src/features/map/walk.ts\n' +
      '  rule: src/features/*: Features meet only through index.ts, so that the inside of each may change; no visitor loads what reads files.\n' +
      "  way out: Export it from the other feature's index.ts, or move what both need to src/domain, src/ui, src/entities or src/shared.",
  );
  expect(planted(article, "import 'rxdb';")[0]).toContain(
    'way out: rxdb is for src/replica: use what they export.',
  );
});

test('a file in no room is refused', () => {
  expect(planted('src/cellar/a.ts', '')).toEqual([
    expect.stringContaining('src/cellar/a.ts lies in no room'),
  ]);
});

test('an exception lets through its own import only, and is a fault once nothing needs it', () => {
  const exception = { from: article, to: 'src/features/map/walk.ts', why: 'planted' };
  expect(planted(article, `import '${inside}';`, [exception])).toEqual([]);
  expect(planted(article, `import '${inside}';\nimport '../map/b.ts';`, [exception])).toEqual([
    expect.stringContaining(':2 imports src/features/map/b.ts'),
  ]);
  expect(planted(article, '', [exception])).toEqual([
    expect.stringContaining('imports src/features/map/walk.ts no longer'),
  ]);
});

test('the documents show the walls as the table has them', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const architecture = read('docs/architecture.md');
  expect(withWalls(architecture, drawn(rooms, project.exceptions)), 'npm run walls -- --draw').toBe(
    architecture,
  );
  expect(read('CONTRIBUTING.md')).toContain(`\`${direction}\``);
});
