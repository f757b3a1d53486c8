/** What closes each of those that lie open over the page, the uppermost last. */
export const overPage: (() => void)[] = [];
