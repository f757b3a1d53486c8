/** Whether this is a screen like that of a phone held upright: it shows a few lines of a page at a time. */
export const isNarrow = () => matchMedia('(width < 40em)').matches;
