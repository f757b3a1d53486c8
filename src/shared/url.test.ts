import { expect, test } from 'vitest';
import { isHttps, isSafeLink } from './url.ts';

test.each([
  ['https://forum.example/a?b#c', true, true],
  ['HTTPS://FORUM.EXAMPLE', true, true],
  ['mailto:amina@forum.example', true, false],
  ['tel:+212500000000', true, false],
  ['http://forum.example', false, false],
  ['javascript:alert(1)', false, false],
  [' JavaScript:alert(1)', false, false],
  ['data:text/html,x', false, false],
  ['//forum.example', false, false],
  ['/programme', false, false],
  ['', false, false],
])('%s may be a link: %s, is an address: %s', (address, link, https) => {
  expect(isSafeLink(address)).toBe(link);
  expect(isHttps(address)).toBe(https);
});
