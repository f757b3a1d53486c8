import { join } from 'node:path';
import type { Plugin } from 'vite';

const icon = /\/@tabler\/icons-react\/.*\/icons\/Icon\w+\.mjs$/;
const frame = '../createReactComponent.mjs';
const made = /createReactComponent\("(\w+)", "[\w-]+", "\w+", /;

/**
 * Icons in the app's own frame (src/ui/icon-frame.ts) and without their names: theirs is a quarter of a
 * kilobyte of every page, and eight attributes more for each of the hundred that a page of sessions has.
 * Should they come to be made otherwise, the build fails.
 */
export function ownIcons(root: string): Plugin {
  const own = join(root, 'src/ui/icon-frame.ts');
  return {
    name: 'forum:own-icons',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === frame && icon.test(importer) ? own : undefined,
    transform(code, id) {
      if (!icon.test(id)) return undefined;
      if (!code.includes(`'${frame}'`) || !made.test(code)) this.error(`${id} is made otherwise`);
      return { code: code.replace(made, 'createReactComponent("$1", '), map: null };
    },
  };
}
