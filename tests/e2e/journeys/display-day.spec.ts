import type { Page, Request } from '@playwright/test';
import { runningDatabase } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/forum.ts';
import { currentEdition, type Listed, openScreen, televisions } from '../fixtures/screen.ts';

test.use({ viewport: televisions.hd });

const minute = 60_000;
/** How long the screen waits for an answer, ms. */
const deadline = 15_000;
const day = 24 * 60;

/** What is on the screen, by the ids of sessions; '' for none. */
interface Shown {
  readonly view: string;
  readonly now: string;
  readonly next: string;
  readonly contact: boolean;
}

const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const of = (name: string) =>
      document.querySelector(`[data-${name}]`)?.getAttribute(`data-${name}`);
    return {
      view: of('view') ?? '',
      now: of('now') ?? '',
      next: of('next') ?? '',
      contact: document.querySelector('[data-contact]') !== null,
    };
  });

/** What has to be on in a hall and to come next in it that day, by the programme alone. */
function due(sessions: readonly Listed[], hall: string, at: number) {
  const held = sessions.filter(({ place, cancelled }) => place === hall && !cancelled);
  const on = held.findLast(({ starts, ends }) => starts <= at && at < ends);
  const next = held.find((session) => session.starts > at && session.day === on?.day);
  return { now: on?.id ?? '', next: on ? (next?.id ?? '') : undefined };
}

/** Bytes of the page's heap once everything that can be has been thrown away. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Counts what the page has asked for: what was not answered yet, and what was, by its path. */
function follow(page: Page): { readonly answered: string[]; quiet(): Promise<void> } {
  const open = new Set<Request>();
  const answered: string[] = [];
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => {
    open.delete(request);
    answered.push(new URL(request.url()).pathname);
  });
  page.on('requestfailed', (request) => open.delete(request));
  return {
    answered,
    async quiet() {
      const late = performance.now() + deadline;
      while (open.size > 0 && performance.now() < late) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      // The screen has given it up by now, though the browser did not say so.
      open.clear();
    },
  };
}

/** Minutes of the day, from its beginning on, at which the screen is looked at; in order. */
type Minutes = (edition: Awaited<ReturnType<typeof currentEdition>>, begin: number) => number[];

const everyMinute: Minutes = () => Array.from({ length: day }, (_, passed) => passed);

/** Where something begins or ends in the hall, the minute before, and where the night does. */
const changing: Minutes = ({ sessions, hall, at }, begin) => {
  const times = sessions
    .filter(({ place, cancelled }) => place === hall && !cancelled)
    .flatMap(({ starts, ends }) => [starts, ends]);
  const looks = ['09:20', '12:00', '12:07', '13:00', '18:00'].map((which) => at(2, which));
  const all = [...times, ...looks, at(3, '03:00'), at(3, '05:10')]
    .map((time) => Math.ceil((time - begin) / minute))
    .flatMap((passed) => [passed - 1, passed])
    .filter((passed) => passed >= 0 && passed < day);
  return [...new Set(all)].sort((one, other) => one - other);
};

for (const { when, tag, minutes } of [
  { when: 'each change at its minute', tag: [], minutes: changing },
  { when: 'looked at every minute, in no more memory', tag: ['@soak'], minutes: everyMinute },
]) {
  test(`24 hours of an edition, six of them without a network, ${when}`, { tag }, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await using database = await runningDatabase();
    const edition = await currentEdition(database.sql);
    const { sessions, hall, at } = edition;
    // An hour that has the browser run all that a day needs, as a screen's first hour does.
    const begin = at(2, '08:30');
    const time = (which: string, on = 2) => (at(on, which) - begin) / minute;
    const [cut, mended] = [time('12:00'), time('18:00')];
    const views = new Map([
      [time('09:20'), 'now'],
      [time('13:00'), 'between'],
      [time('03:00', 3), 'night'],
      [time('05:10', 3), 'between'],
    ]);

    const network = follow(page);
    const { setOffline } = await openScreen(page, { at: begin - 2 * minute });
    await expect(page.locator('[data-view]:not([data-view="empty"])')).toHaveCount(1);
    const wrong: string[] = [];
    const heap: number[] = [];
    let last = -1;
    for (const passed of minutes(edition, begin)) {
      // What was asked a minute ago would otherwise be given up for want of an answer.
      await network.quiet();
      const present = begin + passed * minute;
      const wait = present - (await page.evaluate(() => Date.now()));
      // The first hour as it passes, every ten seconds of it; then what each minute leaves.
      if (passed === last + 1 && passed <= 60) await page.clock.runFor(wait);
      else await page.clock.fastForward(wait);
      last = passed;
      const is = await shown(page);
      const { now, next } = due(sessions, hall, present);
      const clock = new Date(present - at(2, '00:00')).toISOString().slice(11, 16);
      const say = (what: string) => wrong.push(`${clock} ${what}`);
      if (is.now !== now) say(`now is ${is.now}, not ${now}`);
      if (next !== undefined && is.next !== next) say(`next is ${is.next}, not ${next}`);
      const wanted = views.get(passed);
      if (wanted && is.view !== wanted) say(`shows ${is.view}, not ${wanted}`);
      // It may have had an answer at the last moment, and asks again within five minutes.
      const away = passed > cut + 6 && passed <= mended;
      if (away && !is.contact) say(`tells of no lost contact; answered: ${network.answered}`);
      if (passed === cut || passed === mended) await setOffline(passed === cut);
      if (passed === cut) network.answered.length = 0;
      if (passed === mended) await expect(page.locator('[data-contact]')).toHaveCount(0);
      if (passed === 60 || passed === day - 1) heap.push(await heapOf(page));
    }
    expect(wrong).toEqual([]);
    const [early, late] = heap;
    if (early && late) expect(late / early).toBeLessThan(1.2);
  });
}
