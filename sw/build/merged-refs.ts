import type { Plugin } from 'vite';

const asked = /\/@mantine\/core\/.*\/ScrollArea\/ScrollArea\.mjs$/;
const name = '\0merged-refs';

/**
 * Mantine's ScrollArea takes one small function of `@floating-ui/react`, which the back office alone needs
 * otherwise: 14 KB for each reader. It gets Mantine's own. Should it come to want more of the library, the
 * build fails.
 */
export function mergedRefs(): Plugin {
  return {
    name: 'forum:merged-refs',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === '@floating-ui/react' && asked.test(importer) ? name : undefined,
    load: (id) =>
      id === name
        ? `import { useMergedRef } from '@mantine/hooks';
           export const useMergeRefs = (refs) => useMergedRef(...refs);`
        : undefined,
  };
}
