import type { Bug } from '../bug.ts';

const tests = ['tests/unit/walls.test.ts'];

/** What may import what, and the check of it. */
export const walls: readonly Bug[] = [
  {
    file: 'src/shared/fold.ts',
    find: '/** Letters that no decomposition brings to their base, in Latin and in Arabic script. */',
    put: "import '#entities/index.ts';\n",
    does: 'what everything uses knows of the project’s rows',
    tests,
  },
  {
    file: 'src/features/news/news-screen.tsx',
    find: "import { useMemo } from 'react';",
    put: "import { useMemo } from 'react';\nimport '../map/walk.ts';",
    does: 'a feature depends on the inside of another',
    tests,
  },
  {
    file: 'sw/message.ts',
    find: "import { dropImages } from './image-room.ts';",
    put: "import '../src/features/map/walk.ts';\nimport { dropImages } from './image-room.ts';",
    does: 'the service worker loads a screen of the app',
    tests,
  },
  {
    file: 'src/domain/news-order.ts',
    find: "import type { News } from '#entities/index.ts';",
    put: "import type { News } from '#entities/index.ts';\nimport 'node:fs';",
    does: 'what the app shares needs what only Node has',
    tests,
  },
  {
    file: 'tests/walls/check.ts',
    find: "if (path.startsWith('.')) return { name: join(dirname(from), path), file: true };",
    put: "if (path.startsWith('.')) return { name: from, file: true };",
    does: 'imports by way of “../” pass every wall',
    tests,
  },
  {
    file: 'tests/walls/imports.ts',
    find: 'if (moduleRequest) yield { address: moduleRequest.value, start: moduleRequest.start };',
    put: '',
    does: 'what is exported again passes every wall',
    tests,
  },
  {
    file: 'tests/walls/check.ts',
    find: 'exceptions.filter((exception) => !used.has(exception))',
    put: 'exceptions.filter(() => false)',
    does: 'exceptions stay open after what needed them is gone',
    tests,
  },
  {
    file: 'tests/walls/table.ts',
    find: "'features/*': 'src/features/*/index.ts',",
    put: "'features/*': 'src/features',",
    does: 'routes may import the inside of every feature',
    tests,
  },
];
