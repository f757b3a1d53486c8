import type { AnyRouter } from '@tanstack/react-router';
import { rememberedEdition } from '#replica/sync/selection.ts';
import { holdPresent } from '#shared/clock.ts';
import { nextTask } from '#shared/next-task.ts';
import { pageTextId } from '#shared/page-word.ts';
import { type PublishedPage, readPage } from './published-page.ts';

/**
 * The page that the browser has on show already, if it is the one that its address asks for; the
 * present then stands where the page has it.
 */
export function openPublishedPage(): PublishedPage | undefined {
  void switchOnSheets();
  const { lang, dataset } = document.documentElement;
  const text = document.getElementById(pageTextId)?.textContent;
  const page = readPage(text, location, dataset.wanted ?? lang, rememberedEdition());
  if (page) holdPresent(page.at);
  return page;
}

/**
 * Switches on the style sheets of all that the page may become, without their fonts, which the page
 * has named itself. In one go: for each the browser would style and lay out the whole page.
 */
async function switchOnSheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[as="style"]')];
  if (links.length === 0) return;
  await Promise.all(links.map(loadSheet));
  await nextTask();
  // In the same task as the switch: between the two another font could come.
  const late = lateFonts();
  for (const { sheet } of document.querySelectorAll('style')) {
    if (sheet && late.size > 0) dropFaces(sheet, (family) => late.has(family));
  }
  for (const link of links) {
    if (link.sheet) dropFaces(link.sheet, () => true);
    link.media = 'all';
  }
}

/** Makes a style sheet of what was fetched ahead, still off; resolves once it is there or failed. */
function loadSheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    // That it was fetched ahead is told by the same event.
    link.addEventListener('load', () => link.sheet && resolve());
    link.addEventListener('error', () => resolve());
    link.media = 'not all';
    link.rel = 'stylesheet';
  });
}

/**
 * The font families that came too late to be shown. Sheets that are switched on have the browser
 * choose among its fonts anew, and what has come by then would move the texts.
 */
function lateFonts(): ReadonlySet<string> {
  const late = new Set<string>();
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return late;
  for (const { family, weight, unicodeRange, status } of document.fonts) {
    if (status === 'unloaded') continue;
    const letters = unicodeRange.startsWith('U+6') ? 'شمس' : 'Riga';
    const own = weight.split(' ')[0];
    const measure = (families: string) => {
      canvas.font = `${own} 80px ${families}`;
      return canvas.measureText(letters).width;
    };
    const isShown = () => measure(`${family}, monospace`) !== measure('monospace');
    if (status === 'loading' || !isShown()) late.add(unquoted(family));
  }
  return late;
}

/** Removes the fonts of some families from a sheet. */
function dropFaces(sheet: CSSStyleSheet, which: (family: string) => boolean): void {
  for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = sheet.cssRules[at];
    if (!(rule instanceof CSSFontFaceRule)) continue;
    if (which(unquoted(rule.style.getPropertyValue('font-family')))) sheet.deleteRule(at);
  }
}

const unquoted = (family: string) => family.replace(/["']/g, '');

/** Prepares a router to take the page over. */
export function settlePublishedPage(router: AnyRouter): void {
  // Says that the markup is there already, without the wrapping that waits for it.
  router.ssr = { manifest: undefined };
  // Who has begun to read stays where they are; the router would scroll to the top.
  const { key } = router.latestLocation.state;
  let moved = false;
  router.options.scrollRestoration = () => moved;
  const stopFollowing = router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    moved ||= toLocation.state.key !== key;
    if (!pathChanged) return;
    leavePublishedPage();
    stopFollowing();
  });
}

/** Clears away a published page that cannot be taken over, for the app to show another. */
export function dropPublishedPage(): void {
  if (!document.getElementById(pageTextId)) return;
  leavePublishedPage();
  for (const element of document.head.querySelectorAll('title, meta[name="description"]')) {
    element.remove();
  }
}

/** Removes what a published page says of itself to others, which holds of no other page. */
function leavePublishedPage(): void {
  for (const element of document.head.querySelectorAll('[data-published]')) element.remove();
}
