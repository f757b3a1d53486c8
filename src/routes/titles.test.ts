import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '../features');

/** What stands in the place of a screen keeps the title of what it stands for. */
const untitled = 'frame/error-screen.tsx';

const screens = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('-screen.tsx') && path !== untitled,
);

test.each(screens)('%s gives its document a title', (path) => {
  expect(readFileSync(join(features, path), 'utf8')).toMatch(/<PageTitle\s/);
});
