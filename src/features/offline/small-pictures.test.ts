import { expect, test } from 'vitest';
import type { Row } from '#entities/index.ts';
import { smallPictures } from './small-pictures.ts';

const exhibitor = (logo: string | null, activity_image: string | null) =>
  ({ id: 'e', logo, activity_image }) as Row<'exhibitor'>;

test('every stored picture of a row is named in its small version', () => {
  const rows = [exhibitor('exhibitors/oil-640x480.webp', 'exhibitors/press-800x600.png')];
  expect(smallPictures('exhibitor', rows)).toEqual([
    '/storage/v1/object/public/media/exhibitors/oil-640x480.small.webp',
    '/storage/v1/object/public/media/exhibitors/press-800x600.small.png',
  ]);
});

test('pictures elsewhere have no small version', () => {
  expect(smallPictures('exhibitor', [exhibitor('https://example.org/a.png', null)])).toEqual([]);
});
