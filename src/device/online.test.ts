import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useOnline } from './online.ts';

const Probe = () => (useOnline() ? 'online' : 'offline');

test('a page rendered outside a browser counts as online, whatever that machine says', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(renderToString(createElement(Probe))).toBe('online');
});
