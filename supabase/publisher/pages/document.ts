import type { RenderedPage } from '#published/rendering.ts';
import { type AddressName, addressOf } from '#shared/addresses.ts';
import { latticePicture } from '#shared/lattice-picture.ts';
import { directionOf, type Language, languages } from '#shared/localized.ts';
import { canonicalAddress } from '#shared/page-address.ts';
import { behindHeaderId, withoutScript } from '#shared/page-word.ts';
import { scriptJson } from '#shared/script-json.ts';
import { cardSize } from '../cards/card.ts';
import { type FeedName, feedPath } from '../feeds/atom.ts';
import type { Shell } from './shell.ts';
import type { Thing } from './structured-data.ts';

interface DocumentParts {
  readonly shell: Shell;
  /** The rules that apply to it. */
  readonly styles: string;
  readonly screen: AddressName;
  readonly language: Language;
  readonly edition: number;
  /** Origin of the site. */
  readonly origin: string;
  /** Path of the address without a day or language. */
  readonly path: string;
  readonly page: RenderedPage;
  /** What the page is about, for search engines. */
  readonly about: Thing | undefined;
  /** Address of the picture that stands for it elsewhere. */
  readonly picture: string;
}

/**
 * The whole document of a page. What is read comes first; the app's code, its full style sheets and
 * words come after it in a template, so that nothing competes with it on a slow network: the script in
 * the head takes them out once the page is the reader's.
 */
export function documentOf(parts: DocumentParts): string {
  const { shell, styles, screen, language, edition, page } = parts;
  const later = [
    ...shell.sheetsOf(screen).map((href) => `<link rel="preload" as="style" href="${href}">`),
    `<link rel="preload" as="fetch" crossorigin href="/locales/${language}.json">`,
    ...shell.codeOf(screen).map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('');
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}" data-published="${language}" data-edition="${edition}">`,
    // Whose language is another one goes to its page: nothing has been asked for by then.
    `<head>${shell.head}${shell.script}${page.head}${described(parts)}`,
    // The browser finds it no sooner than it lays the page out, and then behind letters and portraits.
    `<link rel="preload" as="image" href="${latticePicture}">`,
    // A half header would be painted where a page comes in pieces, and move as the rest of it comes. To
    // Chromium an element is there from its first word on, so it is what follows the header.
    `<link rel="expect" href="#${behindHeaderId}" blocking="render">`,
    // Letters that come between the first paints have all text laid out once more for each of them: the
    // script in the head lets them in after those, and a kept page (sw/kept-page.ts) from the first on.
    `<style id="letters" media="${withoutScript}">${shell.letters}</style>`,
    `<style>${shell.standIns}${styles}</style></head>`,
    `<body><div id="root">${page.body}</div>`,
    // Whoever reads or prints it without the app has the rules for that from here.
    `<noscript>${shell
      .sheetsOf(screen)
      .map((href) => `<link rel="stylesheet" href="${href}">`)
      .join('')}</noscript>`,
    // Its letters come next: before the code, and not before the text.
    ...shell
      .fontsOf(language, page.body)
      .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...(parts.about ? [structuredData(parts.about)] : []),
    `<script type="application/json" id="published">${page.text}</script>`,
    `<template id="ahead">${later}${shell.code}</template></body></html>`,
  ].join('');
}

const feeds: readonly FeedName[] = ['news', 'announcements', 'versions'];

/** What others are told of the page: its address, its other languages, its card. */
function described({ origin, path, language, page, picture }: DocumentParts): string {
  const addressIn = (other: Language) => `${origin}${canonicalAddress(path, other)}`;
  const own = addressIn(language);
  const title = /<title[^>]*>([^<]*)</.exec(page.head)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(page.head)?.[1];
  const link = (rel: string, href: string, hreflang = '') =>
    `<link data-published rel="${rel}"${hreflang && ` hreflang="${hreflang}"`} href="${href}">`;
  const feed = feeds.find((name) => addressOf(name) === path);
  const card = (name: string, content: string) =>
    `<meta data-published property="${name}" content="${content}">`;
  return [
    link('canonical', own),
    ...languages.map((other) => link('alternate', addressIn(other), other)),
    link('alternate', addressIn(languages[0]), 'x-default'),
    ...(feed
      ? [
          `<link data-published rel="alternate" type="application/atom+xml" title="${title}" href="${origin}/${feedPath(feed, language)}">`,
        ]
      : []),
    card('og:type', 'website'),
    card('og:url', own),
    card('og:title', title),
    ...(description ? [card('og:description', description)] : []),
    card('og:locale', { fr: 'fr_FR', en: 'en_GB', ar: 'ar_MA' }[language]),
    card('og:image', picture),
    card('og:image:width', String(cardSize.width)),
    card('og:image:height', String(cardSize.height)),
    card('og:image:alt', title),
    '<meta data-published name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** Behind what is read: a search engine can wait for it. */
function structuredData(about: Thing): string {
  return `<script data-published type="application/ld+json">${scriptJson(about)}</script>`;
}
