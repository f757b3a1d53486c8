import { afterEach, expect, test, vi } from 'vitest';
import type { Row } from '#entities/index.ts';
import { noContent, type Searched } from './entries.ts';
import type { Results } from './search-index.ts';
import { type SearchAnswer, type SearchMessage, serveSearch } from './search-service.ts';
import { createSearcher, type Searcher } from './searcher.ts';

/** As long as a machine that is busy with other things may take. */
const inTime = { timeout: 15_000 };

const closing: MessagePort[] = [];
afterEach(() => {
  for (const port of closing.splice(0)) port.close();
});

/** A page's side and the other, over a real channel; and all that went over it. */
function joined() {
  const { port1, port2 } = new MessageChannel();
  closing.push(port1, port2);
  const told: SearchMessage[] = [];
  port2.addEventListener('message', ({ data }) => told.push(data));
  serveSearch(port2);
  const searcher = createSearcher(port1);
  port1.start();
  port2.start();
  return { searcher, told };
}

const sessions = (titles: Readonly<Record<string, string>>): Searched => ({
  ...noContent,
  event: new Map(
    Object.entries(titles).map(([id, fr]) => [
      id,
      { id, title: { fr } } as unknown as Row<'event'>,
    ]),
  ),
});

const found = (searcher: Searcher, query: string) =>
  new Promise<readonly string[]>((resolve) => {
    searcher.ask({ query, language: 'fr' }, ({ groups }) => resolve(groups[0]?.ids ?? []));
  });

test('what is asked at once is answered from all rows, however many', async () => {
  const { searcher } = joined();
  const many = Array.from({ length: 400 }, (_, index) => [`s${index}`, `Séance ${index}`]);
  searcher.follow(sessions({ ...Object.fromEntries(many), last: 'Veillée' }), 'fr');
  expect(await found(searcher, 'veillée')).toEqual(['last']);
});

test('only rows that have changed are handed over again, and what is gone is not found', async () => {
  const { searcher, told } = joined();
  const first = sessions({ a: 'Samâ', b: 'Atelier' });
  searcher.follow(first, 'fr');
  expect(await found(searcher, 'samâ')).toEqual(['a']);
  const then = { ...first, event: new Map(first.event) };
  then.event.delete('a');
  then.event.set('c', { id: 'c', title: { fr: 'Samâ de nuit' } } as unknown as Row<'event'>);
  searcher.follow(then, 'fr');
  expect(await found(searcher, 'samâ')).toEqual(['c']);
  searcher.follow({ ...then }, 'fr');
  expect(await found(searcher, 'samâ')).toEqual(['c']);
  const rows = told.flatMap((message) => ('rows' in message ? message.rows : []));
  expect(rows.map(({ id, row }) => [id, Boolean(row)])).toEqual([
    ['a', true],
    ['b', true],
    ['c', true],
    ['a', false],
  ]);
});

test('who types on is answered what was typed last, and nothing in between', async () => {
  const { searcher, told } = joined();
  searcher.follow(sessions({ a: 'Samâ', b: 'Atelier' }), 'fr');
  await found(searcher, 'premier');
  const answers: string[] = [];
  const ask = (query: string) =>
    searcher.ask({ query, language: 'fr' }, ({ groups }: Results) => {
      answers.push(`${query}: ${groups[0]?.ids ?? ''}`);
    });
  for (const query of ['a', 'at', 'ate', 'sam']) ask(query);
  await vi.waitFor(() => expect(answers).toContain('sam: a'), inTime);
  // The last may have a second answer.
  expect([...new Set(answers)]).toEqual(['a: b', 'sam: a']);
  const asked = told.flatMap((message) => ('search' in message ? message.search.query : []));
  expect([...new Set(asked)]).toEqual(['premier', 'a', 'sam']);
});

test('a large edition is searched in the reader’s language first, and then in all', async () => {
  const { searcher } = joined();
  const many = Array.from({ length: 600 }, (_, index): [string, Row<'event'>] => [
    `s${index}`,
    { id: `s${index}`, title: { fr: `Séance ${index}`, en: `Session ${index}` } } as Row<'event'>,
  ]);
  const speaker = { id: 'p', name: { en: 'Amina Veillee' } } as Row<'speaker'>;
  const event = { id: 'e', title: { fr: 'Veillée' } } as Row<'event'>;
  searcher.follow(
    { ...noContent, event: new Map([...many, ['e', event]]), speaker: new Map([['p', speaker]]) },
    'fr',
  );
  const answers: string[] = [];
  searcher.ask({ query: 'veillee', language: 'fr' }, ({ groups }) => {
    answers.push(groups.map(({ group, ids }) => `${group} ${ids}`).join());
  });
  await vi.waitFor(() => expect(answers).toHaveLength(2), inTime);
  expect(answers).toEqual(['event e', 'event e,speaker p']);

  // Where the reader's language has nothing, nothing is said before all have been looked through.
  const other = joined();
  other.searcher.follow({ ...noContent, speaker: new Map([['p', speaker]]) }, 'fr');
  expect(await found(other.searcher, 'amina')).toEqual(['p']);
});

test('who has typed on is not answered again what was typed before, once all languages are there', async () => {
  const { port1, port2 } = new MessageChannel();
  closing.push(port1, port2);
  const asked: string[] = [];
  port2.addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
    if ('search' in data) asked.push(data.search.query);
  });
  const searcher = createSearcher(port1);
  port1.start();
  port2.start();
  const results: Results = {
    groups: [],
    terms: [],
    places: new Map(),
    doors: [],
    doorsFirst: false,
  };
  const answers: string[] = [];
  for (const query of ['sam', 'sama']) {
    searcher.ask({ query, language: 'fr' }, () => answers.push(query));
  }
  const say = (answer: SearchAnswer) => port2.postMessage(answer);
  say({ results, whole: false });
  await vi.waitFor(() => expect(asked).toEqual(['sam', 'sama']), inTime);
  // All is ready before the second is answered.
  say({ prepared: true });
  say({ results, whole: true });
  await vi.waitFor(() => expect(answers).toEqual(['sam', 'sama']), inTime);
  searcher.ask({ query: 'last', language: 'fr' }, () => {});
  await vi.waitFor(() => expect(asked.at(-1)).toBe('last'), inTime);
  expect(asked).toEqual(['sam', 'sama', 'last']);
});
