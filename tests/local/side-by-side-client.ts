import { setTimeout as sleep } from 'node:timers/promises';
import { isKind, type Kind } from '#entities/index.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import { createDrain } from '#replica/outbox/drain.ts';
import { createOutbox } from '#replica/outbox/outbox.ts';
import { createBackend } from '#replica/protocol/backend.ts';
import {
  type ContentChange,
  isTurnedDown,
  type Operation,
  type OutboxEntry,
} from '#replica/protocol/operation.ts';
import { createPull } from '#replica/protocol/pull.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { createMemoryOutbox } from '../tools/memory-outbox.ts';

/**
 * A device of the back office that writes on, as a process of its own: what it knows is what the
 * checkout that it lies in knows. Arguments: address of the server, key, e-mail, password.
 */
const [url = '', key = '', email = '', password = ''] = process.argv.slice(2);

/** What is asked of it: to send again what was turned down, to write no more, to tell all and end. */
export type ClientOrder = 'retry' | 'rest' | 'report';
/** How it stands after each round, and at the end with all it did and shows. */
export interface ClientNews {
  /** It writes no more, and nothing waits. */
  readonly resting: boolean;
  readonly acknowledged: number;
  readonly turnedDown: number;
  readonly failures: number;
  readonly report?: ClientReport;
}
interface ClientReport {
  readonly acknowledged: readonly Operation[];
  readonly left: readonly OutboxEntry[];
  /** By kind the rows on show, by id. */
  readonly shown: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A kind and a field that only the later version has. */
const knowsMore = isKind('sponsor');
const edition = 21;
const place = randomUuid();

async function token(): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }).catch(() => undefined);
    if (answer?.ok) return ((await answer.json()) as { access_token: string }).access_token;
    await sleep(200);
  }
}

const credential = { ok: true, value: await token() } as const;
const storage = createMemoryOutbox();
const store = createContentStore();
const outbox = createOutbox({
  ...{ storage, store, owner: () => email, name: () => email },
  onChange: () => undefined,
});
const backend = createBackend(url, key);
const drain = createDrain({
  ...{ storage, backend, owner: () => email, token: async () => credential },
  alone: (work) => work(),
  onRecorded: outbox.refresh,
});
const pull = createPull(backend, async () => credential);

const insert = (kind: string, set: ContentChange['set'], id = randomUuid()): ContentChange => ({
  ...{ kind: kind as Kind, id, action: 'insert', base: null, set },
});

/** What one round writes; `at` counts from 1. */
function written(at: number): ContentChange[] {
  const name = { fr: `${email} ${at}` };
  return [
    insert('glossary_term', { term: name }),
    {
      ...{ kind: 'location', id: place, action: 'update' },
      ...{ base: { capacity: at - 1 }, set: { capacity: at } },
    },
    ...(knowsMore
      ? [
          insert('sponsor', { edition_id: edition, name, published: true }),
          insert('location', { name, edition_ids: [edition], shelter: `of ${at}` }),
        ]
      : []),
  ];
}

let [revision, failures] = [0, 0];
let epoch: string | undefined;
let resting = false;

/** Pulls to the end; resolves with whether it got there. */
async function catchUp(): Promise<boolean> {
  for (;;) {
    const answer = await pull({ edition, audience: 'admin' }, revision, epoch);
    if (!answer.ok || 'reset' in answer.value) return false;
    store.apply(answer.value.rows);
    ({ revision, epoch } = answer.value);
    if (!answer.value.more) return true;
  }
}

/** Sends what waits, and pulls; resolves with whether all of it succeeded. */
async function exchange(): Promise<boolean> {
  const sent = await drain();
  const done = (await catchUp()) && sent.ok;
  if (!done) failures += 1;
  return done;
}

async function news(report?: ClientReport): Promise<void> {
  const entries = await storage.list();
  const acknowledged = entries.filter(({ outcome }) => outcome.status === 'applied').length;
  const turnedDown = entries.filter(isTurnedDown).length;
  const now: ClientNews = { resting, acknowledged, turnedDown, failures, report };
  // What is still on its way when the process ends is lost.
  await new Promise((sent) => process.send?.(now, sent));
}

const told = new Set<ClientOrder>();
process.on('message', (order: ClientOrder) => {
  told.add(order);
  if (order === 'retry') void retry();
});

async function retry(): Promise<void> {
  const turnedDown = (await storage.list()).filter(isTurnedDown);
  for (const { operation } of turnedDown) await outbox.retry(operation.op);
}

await outbox.submitAll([
  insert('location', { name: { fr: email }, capacity: 0, edition_ids: [edition] }, place),
]);
for (let at = 1; !told.has('rest'); at += 1) {
  await outbox.submitAll(written(at));
  await exchange();
  await news();
  await sleep(10);
}
while (!(await exchange())) await sleep(50);
resting = true;
await news();
// What the others wrote last is pulled once none of them writes.
while (!told.has('report')) await sleep(10);
while (!(await exchange())) await sleep(50);
const entries = await storage.list();
await outbox.settle(await outbox.applied());
const { content } = store.state.getState();
await news({
  acknowledged: entries
    .filter(({ outcome }) => outcome.status === 'applied')
    .map(({ operation }) => operation),
  left: entries.filter(({ outcome }) => outcome.status !== 'applied'),
  shown: Object.fromEntries(
    Object.entries(content).map(([kind, rows]) => [kind, Object.fromEntries(rows)]),
  ),
});
process.disconnect();
