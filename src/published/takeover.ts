import type { AnyRouter } from '@tanstack/react-router';
import { holdHours } from '#domain/prayer-times.ts';
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
  if (page) {
    delete dataset.unchosen;
    holdPresent(page.at);
    holdHours(page.hours);
  }
  return page;
}

/**
 * Switches on the style sheets of all that the page may become, in one go: for each of them the browser
 * would style the whole page.
 */
async function switchOnSheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[as="style"]')];
  if (links.length === 0) return;
  await Promise.all(links.map(loadSheet));
  await nextTask();
  // What has been off when the page was styled last is new to Chromium; of what only became of use it
  // would take the layers for a reason to choose all fonts anew, and lay the whole page out for it.
  void getComputedStyle(document.documentElement).color;
  for (const { sheet } of links) if (sheet) sheet.disabled = false;
}

/** Makes a style sheet of what was fetched ahead, still off; resolves once it is there or failed. */
function loadSheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => {
      // That it was fetched ahead is told by the same event.
      if (!link.sheet) return;
      link.sheet.disabled = true;
      link.media = 'all';
      resolve();
    });
    link.addEventListener('error', () => resolve());
    // In the head, before those of screens that come later: where two say the same the later one counts.
    document.head.append(link);
    link.media = 'not all';
    link.rel = 'stylesheet';
  });
}

/** Prepares a router to take the page over. */
export function settlePublishedPage(router: AnyRouter): void {
  // Says that the markup is there already, without the wrapping that waits for it.
  router.ssr = { manifest: undefined };
  // Who has begun to read stays where they are; the router would scroll to the top.
  const { key } = router.latestLocation.state;
  let moved = false;
  const { scrollRestoration: scrolls } = router.options;
  router.options.scrollRestoration = (to) =>
    moved && (typeof scrolls === 'function' ? scrolls(to) : scrolls === true);
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
  const { dataset } = document.documentElement;
  const main = document.querySelector('main');
  // It stays out of sight, and what the app puts in its place does not.
  if (main && dataset.unchosen !== undefined) main.style.visibility = 'hidden';
  delete dataset.unchosen;
  for (const element of document.head.querySelectorAll('title, meta[name="description"]')) {
    element.remove();
  }
}

/** Removes what a published page says of itself to others, which holds of no other page. */
function leavePublishedPage(): void {
  const told = 'head [data-published], body > [data-published]';
  for (const element of document.querySelectorAll(told)) element.remove();
}
