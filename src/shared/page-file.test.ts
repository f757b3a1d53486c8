import { expect, test } from 'vitest';
import { pageFiles } from './page-file.ts';

const filesOf = (address: string) => pageFiles(new URL(address, 'https://forum.example'));

test.each([
  ['/', ['pages/fr/index.html']],
  ['/?lng=ar', ['pages/ar/index.html']],
  ['/programme/', ['pages/fr/programme/index.html']],
  ['/programme?lng=xx', ['pages/fr/programme/index.html']],
  [
    '/programme?day=2026-11-20&lng=en',
    ['pages/en/programme/2026-11-20.html', 'pages/en/programme/index.html'],
  ],
  ['/programme?day=../../../x', ['pages/fr/programme/index.html']],
  ['/orateurs/2f0c?find=a', ['pages/fr/orateurs/2f0c/index.html']],
])('the page of %s', (address, files) => expect(filesOf(address)).toEqual(files));
