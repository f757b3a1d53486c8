import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const large = 'news/tent-m-1600x1000.webp';
const tall = 'site/poster-m-1080x1528.webp';
const modest = 'news/tent-960x600.webp';

/** What a browser may take of a picture, by width, and how wide it is told that it stands. */
function offered(props: Omit<Parameters<typeof Picture>[0], 'alt'>) {
  const markup = renderToStaticMarkup(<Picture alt="" {...props} />);
  const [, srcSet] = /srcSet="([^"]*)"/.exec(markup) ?? [];
  const [, sizes] = /sizes="([^"]*)"/.exec(markup) ?? [];
  return srcSet && { sizes, of: srcSet.replace(/[^,]*\/media\//g, '').split(',') };
}

test('a phone takes the medium version of a large picture, a wide screen the picture itself', () => {
  expect(offered({ image: large })).toEqual({
    sizes: '(width &lt; 48em) 50vw, 100vw',
    of: ['news/tent-m-1600x1000.medium.webp 800w', `${large} 1600w`],
  });
  expect(offered({ image: tall })).toMatchObject({
    of: ['site/poster-m-1080x1528.medium.webp 565w', `${tall} 1080w`],
  });
});

test('beside words a wide screen takes no more than the column needs, a phone what it takes anywhere', () => {
  expect(offered({ image: large, width: 'column' })).toEqual({
    sizes: '(width &lt; 48em) 50vw, 30rem',
    of: ['news/tent-m-1600x1000.medium.webp 800w', `${large} 1600w`],
  });
});

test('in a narrow place the small version may do', () => {
  expect(offered({ image: large, width: '7rem' })).toEqual({
    sizes: '7rem',
    of: [
      'news/tent-m-1600x1000.small.webp 320w',
      'news/tent-m-1600x1000.medium.webp 800w',
      `${large} 1600w`,
    ],
  });
  expect(offered({ image: modest, width: '7rem' })).toMatchObject({
    of: ['news/tent-960x600.small.webp 320w', `${modest} 960w`],
  });
});

test('nothing is offered that does not lie there, nor in the place of what was asked for', () => {
  const elsewhere = 'https://elsewhere.example/tent-m-1600x1000.webp';
  for (const props of [
    { image: modest },
    { image: elsewhere },
    { image: elsewhere, width: '7rem' },
    { image: large, width: 'full' },
    { image: large, small: true },
  ]) {
    expect(offered(props), JSON.stringify(props)).toBeUndefined();
  }
});
