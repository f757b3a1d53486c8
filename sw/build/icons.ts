import { join } from 'node:path';
import type { Plugin } from 'vite';

const frame = /^\.\.\/createReactComponent\.mjs$/;
const icons = /\/@tabler\/icons-react\//;

/**
 * Icons in the app's own frame (src/ui/icon-frame.ts): theirs is a quarter of a kilobyte of every page, and
 * eight attributes more for each of the hundred that a page of sessions has. Should they come in another one,
 * the build fails.
 */
export function ownIcons(root: string): Plugin {
  const own = join(root, 'src/ui/icon-frame.ts');
  let wanted = 0;
  let given = 0;
  return {
    name: 'forum:own-icons',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!icons.test(importer)) return undefined;
      if (/\/icons\/Icon\w+\.mjs$/.test(importer)) wanted += 1;
      if (!frame.test(source)) return undefined;
      given += 1;
      return own;
    },
    buildEnd() {
      if (wanted > given) this.error(`Of ${wanted} icons ${given} have the app's own frame`);
    },
  };
}
