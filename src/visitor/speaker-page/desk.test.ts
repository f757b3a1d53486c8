import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { createBackend } from '#replica/protocol/backend.ts';
import { type DatabasePlan, settled } from '#replica/storage/kept-database.ts';
import { createSpeakerDesk } from './desk.ts';
import {
  problemsOf,
  shownText,
  strayTexts,
  type TextSlot,
  withoutStray,
  withText,
} from './draft.ts';
import type { Details, Said } from './page.ts';
import { createSpeakerStorage, type SpeakerStorage } from './storage.ts';

const code = 'c'.repeat(24);
const biography: TextSlot = { intervention: null, field: 'biography', language: 'fr' };
const applied = { found: true, status: 'applied', texts: 1, details: false, portrait: false };

let storage: SpeakerStorage;
/** The same database in another tab. */
let besides: SpeakerStorage;
let count = 0;
/** What the server was sent: each sending's id, and its texts. */
let sent: { p_id: string; p_said: Said }[];
let speaker: string;
let present: string;
let talks: readonly string[];
let inEnglish: string | undefined;
let details: Details | null;
let waiting: object[];
let online: boolean;
let answer: (id: string) => Response;

beforeEach(() => {
  count += 1;
  const plan: DatabasePlan = {
    name: `speaker page ${count}`,
    steps: [(database) => database.createObjectStore('pages')],
  };
  storage = createSpeakerStorage(plan);
  besides = createSpeakerStorage(plan);
  sent = [];
  speaker = 's';
  present = 'Une vie';
  talks = [];
  inEnglish = undefined;
  details = null;
  waiting = [];
  online = true;
  answer = () => Response.json(applied);
});

const page = () => ({
  ...{
    found: true,
    expires_at: '2026-12-20T00:00:00.000Z',
    sessions: [],
  },
  details,
  talks: talks.map((id) => ({
    id,
    title: {},
    description: {},
    session: { title: {}, starts_at: '' },
  })),
  edition: { name: { fr: 'Forum' }, starts_on: '2026-11-20', ends_on: '2026-11-23' },
  speaker: {
    ...{ id: speaker, name: { fr: 'Nom' }, title: {}, photo: null },
    biography: { fr: present, ...(inEnglish && { en: inEnglish }) },
  },
  waiting,
});

function open(of = code, tab = storage) {
  const desk = createSpeakerDesk({
    ...{ code: of, storage: tab },
    backend: createBackend('http://server', 'key', async (address, { body }) => {
      if (!online) throw new TypeError('no network');
      if (address.endsWith('speaker_page')) return Response.json(page());
      const said = JSON.parse(String(body));
      sent.push(said);
      return answer(said.p_id);
    }),
  });
  tab.listen(() => void desk.refresh());
  return desk;
}

const write = (desk: ReturnType<typeof open>, text: string, slot = biography) =>
  desk.write((draft, of) => withText(of, draft, slot, text));
const shown = (desk: ReturnType<typeof open>) => {
  const state = desk.state.getState();
  return state.page && shownText(state.page, state.draft, biography);
};

test('what is half written without a network is there again, and is sent once there is one', async () => {
  await open().round();
  online = false;
  const first = open();
  expect(await first.round()).toMatchObject({ code: 'offline' });
  write(first, 'Une autre vie');
  await first.send();
  expect(first.state.getState()).toMatchObject({ waiting: true, failure: { code: 'offline' } });

  const second = open();
  await second.round();
  expect(shown(second)).toBe('Une autre vie');
  online = true;
  await second.round();
  expect(sent.map(({ p_said }) => p_said.texts)).toEqual([
    [
      {
        intervention: null,
        field: 'biography',
        language: 'fr',
        seen: 'Une vie',
        proposed: 'Une autre vie',
      },
    ],
  ]);
  expect(second.state.getState()).toMatchObject({
    ...{ waiting: false, draft: { texts: {}, details: {} } },
    answer: { status: 'applied', texts: 1 },
  });
});

test('an answer that is lost has the same sending go again, under the same id', async () => {
  const desk = open();
  await desk.round();
  write(desk, 'Une autre vie');
  answer = () => new Response('', { status: 503 });
  await desk.send();
  answer = () => Response.json(applied);
  await desk.round();
  await desk.round();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('what is written while something travels stays, and only that', async () => {
  const desk = open();
  await desk.round();
  write(desk, 'Une autre vie');
  write(desk, 'Titre', { ...biography, field: 'title' });
  answer = () => {
    write(desk, 'Une troisième vie');
    return Response.json(applied);
  };
  await desk.send();
  expect(Object.keys(desk.state.getState().draft.texts)).toEqual(['/biography/fr']);
  expect(shown(desk)).toBe('Une troisième vie');
});

test('a refusal loses nothing and is not sent again by itself', async () => {
  const desk = open();
  await desk.round();
  write(desk, 'Une autre vie');
  answer = () => Response.json({ found: true, status: 'refused', code: 'too_many' });
  await desk.send();
  await desk.round();
  expect(sent).toHaveLength(1);
  expect(desk.state.getState()).toMatchObject({ waiting: false, answer: { code: 'too_many' } });
  expect(shown(desk)).toBe('Une autre vie');
});

test('what the speaker saw is what stood there when they began', async () => {
  const desk = open();
  await desk.round();
  write(desk, 'Une autre');
  present = 'Une vie, corrigée';
  await desk.round();
  write(desk, 'Une autre vie');
  await desk.send();
  expect(sent[0]?.p_said.texts[0]).toMatchObject({ seen: 'Une vie', proposed: 'Une autre vie' });
});

test('where the speaker saw nothing, what an editor has written meanwhile was not seen', async () => {
  const desk = open();
  await desk.round();
  const english: TextSlot = { ...biography, language: 'en' };
  write(desk, 'A', english);
  inEnglish = 'A life, by an editor';
  await desk.round();
  write(desk, 'A life', english);
  await desk.send();
  expect(sent[0]?.p_said.texts[0]).toMatchObject({ seen: null, proposed: 'A life' });
});

test('what was said of the coming on another device stays beside what is said on this one', async () => {
  const none = { participation: null, arrival: null, departure: null, journey: null };
  const desk = open();
  await desk.round();
  online = false;
  desk.write((draft) => ({ ...draft, details: { participation: 'yes' } }));
  await desk.send();
  const arrival = '2026-11-20T10:00';
  details = { ...none, arrival, availability: [], equipment: 'Un micro', recording: null };
  online = true;
  await desk.round();
  expect(sent.map(({ p_said }) => p_said.details)).toEqual([{ ...details, participation: 'yes' }]);
});

test('what waits for an editor stands in its field, and an emptied text stays empty', async () => {
  waiting = [{ intervention: null, field: 'biography', language: 'fr', proposed: null }];
  const desk = open();
  await desk.round();
  expect(shown(desk)).toBe('');
  write(desk, 'Une vie');
  expect(shown(desk)).toBe('Une vie');
  write(desk, '');
  expect(desk.state.getState().draft.texts).toEqual({});
});

test('what was written of a talk that was taken from them stays to be copied, and holds up nothing else', async () => {
  talks = ['t'];
  const summary: TextSlot = { intervention: 't', field: 'description', language: 'ar' };
  const stray = [{ key: 't/description/ar', language: 'ar', text: 'ملخص' }];
  const desk = open();
  const strays = () => {
    const { page: read, draft } = desk.state.getState();
    return read && strayTexts(read, draft);
  };
  await desk.round();
  write(desk, 'ملخص', summary);
  write(desk, 'Une autre vie');
  // Taken out as it travels: the server receives what there is a place for.
  talks = [];
  await desk.send();
  expect(sent.map(({ p_said }) => p_said.texts.length)).toEqual([2]);
  expect(strays()).toEqual(stray);
  expect(shown(desk)).toBe('Une vie');

  // From here on it is known that nothing can be sent of it.
  await desk.send();
  expect(sent).toHaveLength(1);
  write(desk, 'Une troisième vie');
  await desk.send();
  expect(sent[1]?.p_said.texts).toMatchObject([{ proposed: 'Une troisième vie' }]);
  expect(strays()).toEqual(stray);
  desk.write((draft, of) => withoutStray(of, draft));
  expect(desk.state.getState().draft.texts).toEqual({});
});

test('an address that ended forgets what was kept of it', async () => {
  const desk = open();
  await desk.round();
  write(desk, 'Une autre vie');
  answer = () => Response.json({ found: false });
  await desk.send();
  expect(desk.state.getState().phase).toBe('gone');
  expect(await storage.read(code)).toBeUndefined();
});

test('what was written behind an address is there behind the one that takes its place, of the same speaker alone', async () => {
  const [second, other] = ['d', 'e'].map((letter) => letter.repeat(24));
  const desk = open();
  await desk.round();
  write(desk, 'Une autre vie');
  await expect.poll(() => storage.read(code)).toMatchObject({ draft: desk.state.getState().draft });
  speaker = 'another';
  const elsewhere = open(other);
  await elsewhere.round();
  expect(shown(elsewhere)).toBe('Une vie');
  speaker = 's';
  const next = open(second);
  await next.round();
  expect(shown(next)).toBe('Une autre vie');
  expect(await storage.read(code)).toBeUndefined();
  expect(await storage.read(second ?? '')).toMatchObject({ draft: next.state.getState().draft });
  await next.send();
  expect(sent[0]?.p_said.texts).toMatchObject([{ seen: 'Une vie', proposed: 'Une autre vie' }]);
});

test('what is half written when an address ends is there behind the next', async () => {
  const second = 'd'.repeat(24);
  const desk = open();
  await desk.round();
  const next = open(second);
  await next.round();
  await desk.round();
  write(desk, 'Une autre vie');
  answer = () => Response.json({ found: false });
  await desk.send();
  expect(desk.state.getState().phase).toBe('gone');
  expect(await storage.read(code)).toBeUndefined();
  const again = open(second);
  await again.round();
  expect(shown(again)).toBe('Une autre vie');
});

test('two tabs of one page write into one draft, and each shows what the other wrote', async () => {
  const title: TextSlot = { ...biography, field: 'title' };
  const [one, other] = [open(), open(code, besides)];
  await one.round();
  await other.round();
  write(one, 'Une autre vie');
  write(other, 'Titre', title);
  const texts = (desk: typeof one) => Object.keys(desk.state.getState().draft.texts).sort();
  const both = ['/biography/fr', '/title/fr'];
  await expect.poll(() => texts(one)).toEqual(both);
  await expect.poll(() => texts(other)).toEqual(both);
  const later = open();
  await later.round();
  expect(texts(later)).toEqual(both);
  await other.send();
  expect(sent[0]?.p_said.texts).toHaveLength(2);
  await expect.poll(() => texts(one)).toEqual([]);
  one.discard();
  write(one, 'Une troisième vie');
  await expect.poll(() => shown(other)).toBe('Une troisième vie');
});

test('a draft outlives a browser that empties its storage under the page', async () => {
  const desk = open();
  await desk.round();
  write(desk, 'Une autre vie');
  await expect.poll(() => storage.read(code)).toMatchObject({ draft: desk.state.getState().draft });
  await settled(indexedDB.deleteDatabase(`speaker page ${count}`));
  await expect.poll(() => storage.read(code)).toMatchObject({ draft: desk.state.getState().draft });
  const later = open();
  await later.round();
  expect(shown(later)).toBe('Une autre vie');
});

test('what no database keeps is left out of what is sent', async () => {
  const desk = open();
  await desk.round();
  write(desk, 'Une \ud83dautre\0 vie 🕌\r\nlongue ');
  desk.write((draft) => ({ ...draft, details: { equipment: 'Un micro \ud83d' } }));
  await desk.send();
  expect(sent[0]?.p_said.texts).toMatchObject([{ proposed: 'Une autre vie 🕌\nlongue' }]);
  expect(sent[0]?.p_said.details?.equipment).toBe('Un micro');
});

test('a captive portal is no answer', async () => {
  const desk = open();
  await desk.round();
  write(desk, 'Une autre vie');
  answer = () => new Response('<html>Welcome');
  await desk.send();
  expect(desk.state.getState()).toMatchObject({ waiting: true, failure: { code: 'unavailable' } });
});

test('what cannot be sent is named', async () => {
  const desk = open();
  await desk.round();
  write(desk, 'x'.repeat(10_001));
  desk.write((draft) => ({
    ...draft,
    details: {
      ...{
        arrival: '2026-11-20T10:00',
        departure: '2026-11-19T10:00',
        equipment: 'x'.repeat(1_001),
      },
      availability: [{ date: '2026-11-20', from: '10:00', to: '09:00' }],
    },
  }));
  const state = desk.state.getState();
  expect(state.page && problemsOf(state.page, state.draft)).toEqual([
    ...['/biography/fr', 'departure', 'equipment', 'availability'],
  ]);
});
