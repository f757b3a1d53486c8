/** The house colours and their neighbours, as pigments of one paint box. */
export const paint = {
  green: '#0c4a3a',
  deepGreen: '#07291f',
  leaf: '#2c7a55',
  sage: '#8fae8f',
  ivory: '#fbf7ee',
  cream: '#f1e4c8',
  sand: '#dcc193',
  gold: '#b98a2f',
  lamp: '#f6c667',
  ember: '#e08a3c',
  terracotta: '#a4502f',
  brick: '#7a3420',
  indigo: '#27406f',
  night: '#141d38',
  plum: '#5b2f52',
  mauve: '#9a6a8a',
  ink: '#16211c',
} as const;

/** Colours that sit well together: dark ground, its lighter tile, the light within and its shade, and the gilding. */
export interface Scheme {
  readonly ground: string;
  readonly tile: string;
  readonly light: string;
  readonly shade: string;
  readonly trim: string;
}

export const schemes: readonly [Scheme, ...Scheme[]] = [
  {
    ground: paint.green,
    tile: '#14604b',
    light: '#f7e8c4',
    shade: '#d9b978',
    trim: paint.gold,
  },
  {
    ground: '#1f3560',
    tile: '#2c4880',
    light: '#f3e3bf',
    shade: '#cda76a',
    trim: paint.lamp,
  },
  {
    ground: paint.terracotta,
    tile: '#b9643f',
    light: '#fbeed3',
    shade: '#e5c08a',
    trim: paint.lamp,
  },
  {
    ground: '#8a6420',
    tile: '#a57a2c',
    light: '#fbf2da',
    shade: '#e2cd9a',
    trim: '#e8c877',
  },
  {
    ground: '#4b2a48',
    tile: '#633a5e',
    light: '#f4e2cf',
    shade: '#cf9f86',
    trim: paint.gold,
  },
  {
    ground: '#2a6b66',
    tile: '#3a827b',
    light: '#f6edd2',
    shade: '#cfc18c',
    trim: paint.lamp,
  },
  {
    ground: '#16211c',
    tile: '#26382f',
    light: '#f0d9a6',
    shade: '#b98a4a',
    trim: paint.gold,
  },
  {
    ground: '#efe2c6',
    tile: '#e3d0a8',
    light: '#fdf9ef',
    shade: '#e6d3ab',
    trim: paint.gold,
  },
];
