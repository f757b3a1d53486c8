import { IconBell, IconHeartFilled } from '@tabler/icons-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from './icon-frame.ts';

const bell = [
  [
    'path',
    {
      d: 'M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6',
      key: 'svg-0',
    },
  ],
  ['path', { d: 'M9 17v1a3 3 0 0 0 6 0v-1', key: 'svg-1' }],
] as const;

/** The attributes of the first element, and what is within it. */
function parts(html: string) {
  const [, attributes = '', shapes] = /^<svg([^>]*)>(.*)<\/svg>$/.exec(html) ?? [];
  const named = attributes.matchAll(/ ([\w-]+)="([^"]*)"/gi);
  return { attributes: Object.fromEntries([...named].map(([, k, v]) => [k, v])), shapes };
}

test('an icon has the shapes of its package and what was asked for, and says no more', () => {
  const Bell = createIcon('outline', bell);
  const own = parts(
    renderToStaticMarkup(<Bell aria-hidden size="1em" stroke={1.6} className="big" />),
  );
  const theirs = parts(renderToStaticMarkup(<IconBell aria-hidden size="1em" stroke={1.6} />));
  expect(own.shapes).toBe(theirs.shapes);
  const { class: names, ...rest } = own.attributes;
  expect(names?.split(' ')).toHaveLength(2);
  expect(names).toMatch(/ big$/);
  expect(Object.keys(rest).sort()).toEqual([
    ...['aria-hidden', 'height', 'stroke-width', 'viewBox', 'width'],
  ]);
  expect(theirs.attributes).toMatchObject(rest);
});

test('a filled one is filled, and as large as theirs unless something else is said', () => {
  const Heart = createIcon('filled', bell);
  const Bell = createIcon('outline', bell);
  const own = parts(renderToStaticMarkup(<Heart />));
  const { width, height } = parts(renderToStaticMarkup(<IconHeartFilled />)).attributes;
  expect(own.attributes).toMatchObject({ width, height });
  expect(own.attributes.class).not.toBe(parts(renderToStaticMarkup(<Bell />)).attributes.class);
});
