import { expect, test } from 'vitest';
import { tilePattern, tileServer } from './tiles.ts';

test('the tiles of a template are recognised, and nothing else', () => {
  const tiles = tilePattern('https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=a.b');
  expect('https://a.tiles.example/17/64678/51903.png?key=a.b').toMatch(tiles);
  expect('https://b.tiles.example/17/64678/51903@2x.png?key=a.b').toMatch(tiles);
  expect('https://a.tiles.example/17/64678/51903.png?key=axb').not.toMatch(tiles);
  expect('https://a.tiles.example/17/64678.png?key=a.b').not.toMatch(tiles);
  expect('https://evil.example/https://a.tiles.example/1/1/1.png?key=a.b').not.toMatch(tiles);
});

test('the server of a template can be named in a policy', () => {
  expect(tileServer('https://{s}.tiles.example/{z}/{x}/{y}.png')).toBe('https://*.tiles.example');
  expect(tileServer('https://tiles.example:8443/a/{z}/{x}/{y}')).toBe('https://tiles.example:8443');
});
