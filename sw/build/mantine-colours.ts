import type { Plugin } from 'postcss';

/** Mantine's colours that nothing which opens over a visitor's page is drawn in; the back office has its whole sheet. */
const unused =
  /^--mantine-color-(?:blue|cyan|grape|green|indigo|lime|orange|pink|teal|violet|yellow)-/;

/** Leaves out of Mantine's variables, for visitors, eleven of its fourteen colours: two thirds of that sheet. */
export function mantineColours(): Plugin {
  return {
    postcssPlugin: 'forum:mantine-colours',
    Once(sheet) {
      sheet.walkDecls(unused, (declaration) => {
        const file = declaration.source?.input.file ?? '';
        if (/default-css-variables\.layer\.css$/.test(file)) declaration.remove();
      });
    },
  };
}
