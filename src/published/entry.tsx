import { createMemoryHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { computeHours } from '#domain/compute-prayers.ts';
import { holdHours } from '#domain/prayer-times.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { Seed } from '#replica/content/seed.ts';
import { makeRouter } from '#routes/router.tsx';
import { holdPresent } from '#shared/clock.ts';
import { type Language, languages } from '#shared/localized.ts';
import { addressOfPage } from '#shared/page-address.ts';
import { App } from '../app.tsx';
import type { PublishablePage } from './page.ts';
import { createPages } from './pages.ts';
import { type DayHours, writePage } from './published-page.ts';
import type { AllMessages, RenderedPage, Rendering, Source } from './rendering.ts';
import { shortened } from './shortened.ts';
import { wordsOf } from './words.ts';

/** What React puts before the page, for the head. */
const hoisted =
  /^(?:<title[^>]*>[^<]*<\/title>|<style\b[^>]*>[^<]*<\/style>|<(?:meta|link)\b[^>]*>)+/;

/** Makes the renderer of pages from the words of all languages; called by the publisher in Node. */
export async function createRendering(words: AllMessages): Promise<Rendering> {
  const speakers = new Map<Language, i18n>();
  for (const language of languages) speakers.set(language, await wordsOf(language, words));
  return {
    pagesOf: createPages(),
    async render(page, language, source) {
      const i18n = speakers.get(language);
      if (!i18n) throw new Error(`No words of ${language}`);
      return render(page, language, source, i18n);
    },
  };
}

/** Renders a page from nothing but the rows it shows: what it brings along is what it was made of. */
async function render(
  page: PublishablePage,
  language: Language,
  source: Source,
  i18n: i18n,
): Promise<RenderedPage> {
  const seed = seedOf(page, language, source);
  const store = createContentStore();
  store.seed(seed);
  const search = new URLSearchParams({
    ...(page.day && { day: page.day }),
    ...(language !== languages[0] && { lng: language }),
  }).toString();
  const address = search ? `${page.path}?${search}` : page.path;
  const router = makeRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  holdPresent(source.now);
  const hours = hoursOf(page, source);
  holdHours(hours);
  try {
    const html = renderToString(
      <I18nextProvider i18n={i18n}>
        <App replica={store} router={router} />
      </I18nextProvider>,
    );
    const [head = ''] = hoisted.exec(html) ?? [];
    const shown = addressOfPage(page.path, page.day);
    const text = writePage(
      { address: shown, language, at: source.now, until: page.until },
      seed,
      hours,
    );
    return { body: html.slice(head.length), head, text };
  } finally {
    holdPresent(undefined);
    holdHours(undefined);
  }
}

/** What the page cannot compute before its code has come. */
function hoursOf({ prayerDays }: PublishablePage, { content, edition }: Source): DayHours {
  const offset = content.edition.get(String(edition))?.utc_offset;
  if (offset === undefined) return {};
  return Object.fromEntries(prayerDays.map((day) => [day, computeHours(day, offset)]));
}

function seedOf(
  page: PublishablePage,
  language: Language,
  { content, edition, asOf }: Source,
): Seed {
  const rows = [...page.shown.values()].flatMap(({ kind, id, extent }) => {
    const row = content[kind].get(id);
    return row ? [{ kind, id, revision: 0, row: shortened(kind, row, language, extent) }] : [];
  });
  return { edition, asOf, rows, outline: page.outline };
}
