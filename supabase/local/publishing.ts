/** When a forum publishes its site, and what of it; in the words of `--publish`. */
export const publishings = ['always', 'pages', 'once', 'never'] as const;
export type Publishing = (typeof publishings)[number];

/** What the publisher is told of that: whether it ends after the first time, and whether it draws cards; undefined for none. */
export function publishingOf(when: Publishing): { once: boolean; late: boolean } | undefined {
  return when === 'never' ? undefined : { once: when === 'once', late: when === 'always' };
}
