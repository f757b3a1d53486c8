import type { Plugin } from 'postcss';

/** What Leaflet dresses that no map of ours has: controls, popups and tooltips, their pictures, old browsers. */
const unused = /\.leaflet-(?:bar|control|default-icon|oldie|popup|tooltip|vml)|\.lvml/;

/** Leaves out of Leaflet's style sheet what `src/features/map` does not use of it: two thirds, and three pictures. */
export function leafletSheet(): Plugin {
  return {
    postcssPlugin: 'forum:leaflet-sheet',
    Once(sheet) {
      if (!/\/leaflet\/dist\/leaflet\.css$/.test(sheet.source?.input.file ?? '')) return;
      sheet.walkRules((rule) => {
        const used = rule.selectors.filter((selector) => !unused.test(selector));
        if (used.length === 0) rule.remove();
        else if (used.length < rule.selectors.length) rule.selectors = used;
      });
    },
  };
}
