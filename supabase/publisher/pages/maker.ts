import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kind } from '#entities/index.ts';
import type { PublishablePage } from '#published/page.ts';
import type { AllMessages, Rendering } from '#published/rendering.ts';
import type { PresentRow } from '#replica/protocol/sync-row.ts';
import { type Language, languages } from '#shared/localized.ts';
import { memoLast } from '#shared/memo-last.ts';
import { pageFile } from '#shared/page-file.ts';
import { type Recall, recalling } from '#shared/recalling.ts';
import { cardOf, cardPath } from '../cards/card.ts';
import { drawCard } from '../cards/draw.ts';
import { createPortraits } from '../cards/portraits.ts';
import { keyFrom, type Maker, type PublishPlan, type Site } from '../plan.ts';
import { documentOf } from './document.ts';
import { readShell, type Shell } from './shell.ts';
import { structuredData, type Telling } from './structured-data.ts';
import { createStyles } from './styles.ts';

/** Where a build keeps the app's part in publishing. */
const entry = join('.publish', 'entry.js');

/** Changes with what this publisher makes of the same rows. */
const version = 'page 16';

interface PagesOptions {
  readonly rendering: Rendering;
  readonly shell: Shell;
  /** Changes with anything that changes pages although no row does. */
  readonly build: string;
}

/** The maker of all pages from the build in a folder; it makes none where that has no part in it. */
export async function makePages(dist: string, words: AllMessages): Promise<Maker> {
  if (!existsSync(join(dist, entry))) return () => [];
  const { createRendering } = (await import(pathToFileURL(join(dist, entry)).href)) as {
    createRendering(words: AllMessages): Promise<Rendering>;
  };
  const [rendering, shell] = [await createRendering(words), await readShell(dist)];
  return pagesMaker({ rendering, shell, build: await buildOf(dist, words) });
}

/** The maker of all pages, each in every language, and of the pictures that stand for them elsewhere. */
export function pagesMaker({ rendering, shell, build }: PagesOptions): Maker {
  const stylesFor = createStyles(shell.sheets);
  const portraitsToCome = createPortraits();

  /** Plans outlive the site they were planned for; what they make is made of the present one. */
  function plansOf(
    page: PublishablePage,
    language: Language,
    state: string,
    present: () => Site,
    toCome: ReadonlySet<string>,
  ) {
    const { origin, backend = origin, snapshot } = present();
    const { path, day, screen, shown } = page;
    const telling = {
      page,
      language,
      origin,
      backend,
      edition: snapshot.edition,
      row: (kind: Kind, id: string | null | undefined) =>
        shown.has(`${kind}:${id}`) ? present().snapshot.content[kind].get(String(id)) : undefined,
    } as Omit<Telling, 'picture'>;
    const card = cardOf(telling, toCome);
    const drawn = cardPath(card);
    const html: PublishPlan = {
      path: pageFile(language, path, day),
      key: keyFrom([version, build, language, state, drawn]),
      type: 'text/html; charset=utf-8',
      freshness: 'asked',
      async make() {
        const { snapshot, now } = present();
        const { content, edition, at } = snapshot;
        const source = { content, edition, asOf: at, now };
        const rendered = await rendering.render(page, language, source);
        const styles = stylesFor(shell.sheetsOf(screen), rendered.body, language);
        const picture = `${origin}/${drawn}`;
        const about = structuredData({ ...telling, picture });
        const told = { page: rendered, about, picture };
        return documentOf({ shell, styles, screen, language, edition, origin, path, ...told });
      },
    };
    const drawing: PublishPlan = {
      path: drawn,
      key: drawn,
      type: 'image/png',
      freshness: 'forever',
      late: true,
      make: () => drawCard(card, backend),
    };
    return [html, drawing] as const;
  }

  let site: Site;
  const present = () => site;
  const planAll = (page: PublishablePage, state: string, toCome: ReadonlySet<string>) =>
    languages.map((language) => plansOf(page, language, state, present, toCome));

  // Of thousands of pages a change is on a few, and the others stay planned as they are.
  const planned = recalling((recall: Recall, asked: Site, toCome: ReadonlySet<string>) => {
    site = asked;
    const { origin, backend = origin, snapshot } = site;
    const { content, edition, rows } = snapshot;
    const pages: PublishPlan[] = [];
    const drawings = new Map<string, PublishPlan>();
    // Nearly all pages have one outline.
    const textOf = memoLast((outline: PublishablePage['outline']) => JSON.stringify(outline));
    for (const page of rendering.pagesOf(content, edition, site.now)) {
      const { path, day, shown, outline, clock, subject } = page;
      const told = JSON.stringify([origin, backend, edition, textOf(outline), ...clock]);
      // A portrait comes without a change of its row.
      const person = subject?.kind === 'speaker' ? content.speaker.get(subject.id) : undefined;
      const plans = recall(`${path} ${day}`, [told, shown, toCome.has(person?.photo ?? '')], () =>
        planAll(page, keyFrom([told], heldRows(page, rows)), toCome),
      );
      for (const [html, drawing] of plans) {
        pages.push(html);
        drawings.set(drawing.path, drawing);
      }
    }
    return [...pages, ...drawings.values()];
  });
  return async (asked) => planned(asked, await portraitsToCome(asked));
}

/** The rows a page shows, as they are in the snapshot. */
function heldRows({ shown }: PublishablePage, rows: ReadonlyMap<string, PresentRow>): PresentRow[] {
  const held: PresentRow[] = [];
  for (const key of shown.keys()) {
    const row = rows.get(key);
    if (row) held.push(row);
  }
  return held;
}

/** Reads the words of every language from a folder of locales. */
export async function readMessages(locales: string): Promise<AllMessages> {
  const all: Partial<Record<Language, Record<string, object>>> = {};
  for (const language of languages) {
    const folder = join(locales, language);
    const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
    const read = files.map(async (name) => [
      basename(name, '.json'),
      JSON.parse(await readFile(join(folder, name), 'utf8')),
    ]);
    all[language] = Object.fromEntries(await Promise.all(read));
  }
  return all as AllMessages;
}

/** Changes with anything that changes pages although no row did. */
async function buildOf(dist: string, words: AllMessages): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of ['index.html', join('.vite', 'manifest.json')]) {
    hash.update(await readFile(join(dist, file)));
  }
  for (const file of await readdir(join(dist, '.publish'), { recursive: true })) hash.update(file);
  return hash.update(await readFile(join(dist, entry))).digest('base64url');
}
