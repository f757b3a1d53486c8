import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildNextRelease, thisRelease } from '../tools/releases.ts';
import { StaticHost } from '../tools/static-host.ts';
import { wholeDay } from '../tools/whole-day.ts';
import { type Engine, keys, type Tab } from './engine.ts';
import type { Forum } from './forum.ts';

const words = join(import.meta.dirname, '../../public/locales/fr/common.json');
const { update } = JSON.parse(readFileSync(words, 'utf8')) as { update: { apply: string } };

/** How long what has to come may take, ms. */
export const patience = 60_000;

/** What somebody does in a browser, and sees. */
export interface Journey {
  readonly name: string;
  run(engine: Engine, forum: Forum): Promise<void>;
}

/** Waits until a function in the page answers with something true, and gives that. */
export async function sees<Given extends readonly unknown[], Result>(
  tab: Tab,
  look: (...given: Given) => Result | Promise<Result>,
  ...given: Given
): Promise<Result> {
  const until = Date.now() + patience;
  for (;;) {
    // A page that is being left has nothing to say for a moment.
    const seen = await tab.run(look, ...given).catch((error: unknown) => {
      if (Date.now() > until) throw error;
      return undefined;
    });
    if (seen) return seen as Result;
    if (Date.now() > until) {
      const shown = await tab.run(() => `${location.href}: ${document.body.textContent}`);
      throw new Error(`Not seen: ${look}\nin ${shown.slice(0, 2_000)}`);
    }
    await pause(250);
  }
}

const sessions = () => {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/programme/"]');
  return links.length > 5 && links[0]?.getBoundingClientRect().height;
};
/** Whether the app has made the page its own. */
const isAlive = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
/** Whether app and content are on the device, so that a page opens without a network. */
export const isInstalled = () =>
  navigator.serviceWorker.controller?.state === 'activated' &&
  localStorage.getItem('forum.held') !== null;

/** The first page of each kind that the forum has published, by its path. */
const pagesNamed = async () => {
  const sitemap = await (await fetch('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<?]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const kinds = new Map(paths.reverse().map((path) => [path.replace(/(.)\/.+/, '$1/'), path]));
  return [...kinds.values()];
};
/** Whether sheets for a printer are laid out, none of them wider than the page has room for. */
const hasSheets = () => {
  const sheets = [...document.querySelectorAll('main section[data-format]')];
  const { clientWidth } = document.documentElement;
  const shown = sheets.filter(({ parentElement }) => !parentElement?.ariaHidden);
  return (
    shown.length > 0 && shown.every((sheet) => sheet.getBoundingClientRect().width < clientWidth)
  );
};

/** Opens an address as somebody who has been greeted before. */
export async function arrive(engine: Engine, address: string): Promise<Tab> {
  const tab = await engine.newTab();
  await tab.open(new URL('/icons/icon-192.png', address).href);
  await tab.run(() => {
    localStorage.setItem('i18nextLngChosen', 'true');
    sessionStorage.setItem('welcomeAssistantShown', 'true');
  });
  await tab.open(address);
  await sees(tab, isAlive);
  return tab;
}

/** Opens what a device that was here before holds, with nobody to ask. */
async function openAlone(engine: Engine, forum: Forum, path: string): Promise<Tab> {
  await forum.network.close();
  const tab = await engine.newTab();
  await tab.open(`${forum.origin}${path}`);
  return tab;
}

export const journeys: readonly Journey[] = [
  {
    name: 'first visit, in Arabic',
    async run(engine, { origin }) {
      const tab = await arrive(engine, `${origin}${wholeDay()}&lng=ar`);
      await sees(tab, sessions);
      const page = await tab.run(() => {
        const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
        return { lang, dir, wide: scrollWidth > clientWidth };
      });
      assert.deepEqual(page, { lang: 'ar', dir: 'rtl', wide: false });
      await sees(tab, isInstalled);
      await tab.close();
    },
  },
  {
    name: 'start without a network',
    async run(engine, forum) {
      const tab = await openAlone(engine, forum, wholeDay());
      try {
        await sees(tab, sessions);
        await tab.open(`${forum.origin}/orateurs`);
        await sees(tab, () => document.querySelectorAll('main a[href^="/orateurs/"]').length >= 60);
        await tab.open(`${forum.origin}/carte`);
        await sees(tab, () => document.querySelectorAll('button[id^="mark-"]').length === 20);
      } finally {
        await forum.network.open();
        await tab.close();
      }
    },
  },
  {
    name: 'a favourite, marked without a network, sent with it',
    async run(engine, forum) {
      const count = async () => (await forum.sql`select from favourites where favourite`).length;
      const before = await count();
      const tab = await openAlone(engine, forum, wholeDay());
      try {
        await sees(tab, isAlive);
        await sees(tab, sessions);
        const pressed = () =>
          document.querySelectorAll('main [aria-pressed="true"]:has(svg)').length;
        const marked = await tab.run(pressed);
        const isOneMore = (was: number) =>
          document.querySelectorAll('main [aria-pressed="true"]:has(svg)').length === was + 1;
        await tab.click(() => document.querySelector('main li [aria-pressed="false"]:has(svg)'));
        await sees(tab, isOneMore, marked);
        await tab.open(`${forum.origin}${wholeDay()}`);
        await sees(tab, isOneMore, marked);
        assert.equal(await count(), before);
      } finally {
        await forum.network.open();
      }
      await tab.run(() => void dispatchEvent(new Event('online')));
      const until = Date.now() + patience;
      while ((await count()) === before && Date.now() < until) await pause(250);
      assert.equal(await count(), before + 1);
      await tab.close();
    },
  },
  {
    name: 'search by keyboard',
    async run(engine, { origin }) {
      const tab = await arrive(engine, `${origin}${wholeDay()}&lng=fr`);
      await sees(tab, sessions);
      await tab.type('k', keys.control);
      await sees(tab, () => document.activeElement?.matches('[role="dialog"] input'));
      await tab.type('hospitalite');
      await sees(tab, () =>
        /hospitalité/i.test(document.querySelector('[role="dialog"] mark')?.textContent ?? ''),
      );
      await tab.type(`${keys.arrowDown}${keys.enter}`);
      await sees(tab, () => /^\/[\w-]+\/[\w-]+$/.test(location.pathname));
      await tab.close();
    },
  },
  {
    name: 'an edit of an administrator reaches a visitor',
    async run(engine, { origin, sql, administrator }) {
      const [speaker] = await sql<{ id: string }[]>`
        select id from speakers where published order by id limit 1`;
      assert.ok(speaker);
      const visitor = await arrive(engine, `${origin}/orateurs/${speaker.id}?lng=fr`);
      const adminPage = await arrive(engine, `${origin}/admin/orateurs?id=${speaker.id}`);
      for (const [field, text] of [
        ['email', administrator.email],
        ['password', administrator.password],
      ] as const) {
        await sees(
          adminPage,
          (name) => document.querySelector(`input[name=${name}]`) !== null,
          field,
        );
        await adminPage.click((name) => document.querySelector(`input[name=${name}]`), field);
        await adminPage.type(text);
      }
      await adminPage.type(keys.enter);
      await sees(adminPage, () => document.querySelector('form[data-language] input') !== null);
      const name = await adminPage.run(
        () => document.querySelector<HTMLInputElement>('form[data-language] input')?.value ?? '',
      );
      await adminPage.click(() => document.querySelector('form[data-language] input'));
      await adminPage.type(' Bis');
      await sees(
        adminPage,
        (was) => {
          const input = document.querySelector<HTMLInputElement>('form[data-language] input');
          return input !== null && input.value !== was && input.value.includes(' Bis');
        },
        name,
      );
      await adminPage.click(() =>
        document.querySelector('form[data-language] button[type="submit"]'),
      );
      await sees(visitor, () => document.querySelector('h1')?.textContent?.includes(' Bis'));
      await adminPage.close();
      await visitor.close();
    },
  },
  {
    name: 'two tabs: when the one that leads closes, the other goes on',
    async run(engine, { origin, sql }) {
      const [speaker] = await sql<{ id: string }[]>`
        select id from speakers where published order by id desc limit 1`;
      assert.ok(speaker);
      const address = `${origin}/orateurs/${speaker.id}?lng=fr`;
      const first = await arrive(engine, address);
      const second = await arrive(engine, address);
      const rename = (name: string) => sql`
        update speakers set name = name || jsonb_build_object('fr', ${name}::text)
        where id = ${speaker.id}`;
      const shows = (name: string) => document.querySelector('h1')?.textContent?.includes(name);
      await rename('Premier nom');
      await sees(first, shows, 'Premier nom');
      await sees(second, shows, 'Premier nom');
      await first.close();
      await rename('Second nom');
      await sees(second, shows, 'Second nom');
      await second.close();
    },
  },
  {
    name: 'a new version, taken when asked',
    async run(engine) {
      const host = new StaticHost(thisRelease);
      await host.open();
      const next = await buildNextRelease();
      try {
        const tab = await arrive(engine, `${host.origin}/?lng=fr`);
        await sees(tab, () => navigator.serviceWorker.controller?.state === 'activated');
        host.publish(next);
        await tab.open(`${host.origin}/?lng=fr`);
        const find = (label: string) =>
          [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent?.trim() === label,
          );
        await sees(
          tab,
          (label) =>
            [...document.querySelectorAll('button')].some(
              ({ textContent }) => textContent?.trim() === label,
            ),
          update.apply,
        );
        assert.equal(await tab.run(() => document.documentElement.dataset.release ?? ''), '');
        await tab.click(find, update.apply);
        await sees(tab, () => document.documentElement.dataset.release === 'next');
        await tab.close();
      } finally {
        rmSync(next, { recursive: true });
        await host.close();
      }
    },
  },
  // Last: WebKitGTK's window stays narrow for all that follows.
  {
    name: 'every kind of page is as wide as its window, and sheets to be printed are seen whole',
    async run(engine, { origin }) {
      const tab = await arrive(engine, `${origin}/?lng=ar`);
      await tab.narrow();
      const kinds = new Set(await tab.run(pagesNamed));
      const isWide = () => document.documentElement.scrollWidth > innerWidth;
      const wide: string[] = [];
      for (const page of [...kinds, '/imprimer']) {
        await tab.open(`${origin}${page}?lng=ar`);
        await sees(tab, isAlive);
        if (page === '/imprimer') await sees(tab, hasSheets);
        if (await tab.run(isWide)) wide.push(page);
      }
      assert.deepEqual(wide, []);
      assert.ok(kinds.size >= 15);
      await tab.close();
    },
  },
];
