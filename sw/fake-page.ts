import type { PageWord } from '#shared/page-word.ts';
import { entry } from './fake-caches.ts';

/** A page as the publisher makes it, for the version of the app that a script starts. */
export function fakePage(word: PageWord, script = entry): string {
  return [
    `<!doctype html><html lang="ar" dir="rtl" data-published="${word.language}"><head></head>`,
    `<body><div id="root">…</div><script type="application/json" id="published">`,
    `${JSON.stringify({ ...word, rows: {} })}</script>`,
    `<template id="ahead"><link id="entry" rel="modulepreload" crossorigin href="${script}"></template></body></html>`,
  ].join('');
}
