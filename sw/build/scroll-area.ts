import type { Plugin } from 'vite';

const asked = /\/@mantine\/core\/.*\/(?:Modal|Drawer)Root\.mjs$/;
const name = '\0no-scroll-area';

/**
 * Mantine's Modal and Drawer have its ScrollArea only to ask whether it was given to them, as here it never
 * is: with what it needs of `@floating-ui/react`, 20 KB for each reader. Should they come to want more of it,
 * the build fails.
 */
export function noScrollArea(): Plugin {
  return {
    name: 'forum:no-scroll-area',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('/ScrollArea/ScrollArea.mjs') && asked.test(importer) ? name : undefined,
    load: (id) =>
      id === name ? `export const ScrollArea = { Autosize: 'not given' };` : undefined,
  };
}
