import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#shared/localized.ts';
import { type Demonstration, openDemonstration, origin, read } from './demonstration.ts';
import { structuredDataOf } from './structured-data.ts';

const soak = import.meta.env.MODE === 'soak';

let demonstration: Demonstration;
beforeAll(async () => {
  demonstration = await openDemonstration();
});
afterAll(() => demonstration.forum.drop());

/** What pages of each kind say they are about, by the beginning of their paths. */
const kinds: readonly (readonly [RegExp, string | undefined])[] = [
  [/^\/(programme)?$/, 'Event'],
  [/^\/programme\/./, 'Event'],
  [/^\/intervention\//, 'Event'],
  [/^\/orateurs\/./, 'Person'],
  [/^\/lieux\//, 'Place'],
  [/^\/actualites\/./, 'NewsArticle'],
  [/^/, undefined],
];

test('pages of every kind say what they are about in the vocabulary of schema.org', async () => {
  const plans = await demonstration.plans();
  const told = new Map<string | undefined, number>();
  const pages = [...plans.keys()].flatMap(
    (path) => /^pages\/fr(\/.*?)\/?index\.html$/.exec(path)?.[1] ?? [],
  );
  const typeOf = (page: string) => kinds.find(([pattern]) => pattern.test(page));
  // Of each kind enough to meet what its rows may lack; every page when there is time.
  const chosen = kinds.flatMap((kind) => {
    const alike = pages.filter((page) => typeOf(page) === kind);
    const step = soak ? 1 : Math.ceil(alike.length / 18);
    return alike.filter((_, at) => at % step === 0);
  });
  for (const [at, page] of chosen.entries()) {
    // Each in one of its languages: three times as many would say little more.
    const path = `pages/${languages[at % languages.length]}${page === '/' ? '' : page}/index.html`;
    const about = structuredDataOf(await read(plans, path));
    expect(about?.wrong, path).toBeUndefined();
    const [, type] = typeOf(page) ?? [];
    expect(about?.type, path).toBe(type);
    told.set(type, (told.get(type) ?? 0) + 1);
  }
  for (const [, type] of kinds) expect(told.get(type), type).toBeGreaterThan(5);
}, 120_000);

test('the programme names its sessions, and a session the edition it belongs to', async () => {
  const plans = await demonstration.plans();
  const programme = structuredDataOf(await read(plans, 'pages/fr/programme/index.html'))?.said;
  const sessions = programme?.subEvent as { url: string; name: string }[];
  expect(sessions.length).toBeGreaterThan(5);
  for (const { url, name } of sessions) {
    const path = url.replace(origin, '');
    const session = structuredDataOf(await read(plans, `pages/fr${path}/index.html`))?.said;
    expect(session).toMatchObject({ name, url, superEvent: { name: programme?.name } });
  }
});
