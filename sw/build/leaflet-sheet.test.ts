import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { leafletSheet } from './leaflet-sheet.ts';

const from = createRequire(import.meta.url).resolve('leaflet/dist/leaflet.css');

function cut(css: string, file: string): string {
  return postcss([leafletSheet()]).process(css, { from: file }).css;
}

test('Leaflet’s sheet keeps what moves a map and its marks, and names no picture', () => {
  const css = cut(readFileSync(from, 'utf8'), from);
  for (const name of ['pane', 'container', 'zoom-animated', 'marker-icon', 'interactive', 'grab']) {
    expect(css).toContain(`.leaflet-${name}`);
  }
  expect(css).not.toMatch(/url\(|leaflet-(?:control|popup|tooltip)/);
});

test('a rule for several things keeps those that are used; other sheets stay as they are', () => {
  const css = '.leaflet-popup-pane, .leaflet-pane { cursor: auto }';
  expect(cut(css, from)).toBe('.leaflet-pane { cursor: auto }');
  expect(cut(css, '/elsewhere.css')).toBe(css);
});
