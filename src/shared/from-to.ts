/**
 * Two hours with a dash between them, “14:00 – 15:30”, within which no line ends: a dash ends one, though a
 * space that cannot be broken follows, unless it is joined to that.
 */
export const fromTo = (from: string, to: string): string => `${from}\u00a0–\u2060\u00a0${to}`;
