import { expect, test } from 'vitest';
import { canonicalAddress, hostAddress, pageAddress } from './page-address.ts';

test.each([
  ['/', '/'],
  ['/programme/', '/programme'],
  ['/programme?lng=ar&utm_source=x', '/programme'],
  ['/programme?day=2026-11-20&lng=ar', '/programme?day=2026-11-20'],
])('what %s shows is on the page of %s', (address, page) => {
  expect(pageAddress(new URL(address, 'https://forum.example'))).toBe(page);
});

test.each(['/programme?tab=mine', '/programme?day=2026-11-20&hall=x', '/programme?day=a&day=b'])(
  'what %s asks for is on no page',
  (address) => expect(pageAddress(new URL(address, 'https://forum.example'))).toBeUndefined(),
);

test('a host is asked for a language by name; others know French by the plain address', () => {
  expect(hostAddress('/programme', 'fr')).toBe('/programme?lng=fr');
  expect(hostAddress('/programme?day=2026-11-20', 'en')).toBe('/programme?day=2026-11-20&lng=en');
  expect(canonicalAddress('/programme', 'fr')).toBe('/programme');
  expect(canonicalAddress('/programme', 'ar')).toBe('/programme?lng=ar');
});
