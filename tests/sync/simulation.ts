import { kinds } from '#entities/index.ts';
import { databaseName, placeName } from '#replica/place.ts';
import type { PresentRow } from '#replica/sync-row.ts';
import { type Client, createClient, type OpenShelves, type Owner, tokensOf } from './client.ts';
import { beginLife } from './mortal.ts';
import { createNetwork, type Gateway } from './network.ts';
import { createPress, type PressOptions } from './press.ts';
import { type Random, randomOf } from './random.ts';
import type { World } from './world.ts';

export interface SimulationOptions {
  /** Makes the disk of one device. */
  readonly disk: () => OpenShelves;
  /** Called before each seed. */
  readonly before?: () => void;
  readonly gateway?: Gateway;
  readonly press?: PressOptions;
  /** How many things happen before the network heals. */
  readonly length?: number;
}

/**
 * Plays the script that a seed decides, heals the network, lets every device send and pull, and
 * compares. Resolves with everything that is wrong; nothing is when the protocol holds.
 */
export async function simulate(
  world: World,
  seed: number,
  { disk, before, gateway, press: pressOptions, length = 24 }: SimulationOptions,
): Promise<string[]> {
  before?.();
  const random = randomOf(seed);
  await world.begin();
  const wrong: string[] = [];
  const press = createPress(world, pressOptions);
  if (random.chance(0.6)) await press.print(random);
  const clients = ownersOf(world.code).map((owner) => {
    const open = disk();
    return {
      client: createClient(owner, createNetwork(world, random, gateway, press), random, open),
      open,
    };
  });
  for (const { client } of clients) await client.start();
  const badness = random.pick([0, 0.2, 0.5]);
  for (const { client } of clients) client.network.badness = badness;

  for (let step = 0; step < length; step += 1) {
    const { client } = random.pick(clients);
    if (random.chance(0.1)) await press.print(random);
    await play(world, random, client, `c${step}`);
    wrong.push(...clients.flatMap(({ client }) => wentDark(client)));
  }

  await world.calm();
  for (const { client } of clients) await recover(client);
  for (const { client } of clients) wrong.push(...(await catchUp(client)));
  const [history, epoch, current] = await Promise.all([
    world.history(),
    world.epoch(),
    world.currentEdition(),
  ]);
  for (const { client, open } of clients) {
    wrong.push(...(await checkOutbox(client, history, epoch)));
    wrong.push(...(await compare(world, client, open, current)));
    await client.close();
  }
  return [...new Set(wrong)];
}

function ownersOf(code: string): Owner[] {
  return [
    { name: 'visitor', audience: 'public' },
    { name: 'speaker', audience: 'speakers', code, chosen: 21 },
    { name: 'editor', audience: 'admin', chosen: 21 },
    { name: 'translator', audience: 'admin' },
  ];
}

async function play(world: World, random: Random, client: Client, token: string): Promise<void> {
  const isAdmin = client.owner.audience === 'admin';
  if (random.chance(0.15)) client.doom(1 + random.below(25));
  if (random.chance(0.1)) client.network.release();
  const roll = random.next();
  if (roll < 0.35) await world.happen(random);
  else if (roll < 0.55 || !isAdmin) await client.pull();
  else if (roll < 0.75) await client.edit(token);
  else if (roll < 0.95) await client.push();
  else await client.decide();
}

/** Content that was once shown stays readable, whatever happens. */
function wentDark(client: Client): string[] {
  const { phase, content } = client.store.state.getState();
  return phase === 'ready' && content.edition.size === 0
    ? [`${client.owner.name} was ready with nothing to show`]
    : [];
}

/** The network heals, and what waits on the device is sent. */
async function recover(client: Client): Promise<void> {
  client.network.badness = 0;
  client.doom(Number.POSITIVE_INFINITY);
  await client.idle();
  if (client.owner.audience === 'admin') await client.push();
}

/**
 * Two rounds that succeed: the first may do with the page it started from, find another edition
 * current, or meet what the last life left behind.
 */
async function catchUp(client: Client): Promise<string[]> {
  let successes = 0;
  for (let attempt = 0; attempt < 4 && successes < 2; attempt += 1) {
    await client.pull();
    if (!client.failure) successes += 1;
  }
  return successes === 2
    ? []
    : [`${client.owner.name}: does not recover from ${JSON.stringify(client.failure)}`];
}

/** Nothing waits, no acknowledged write is lost or done twice, no operation has vanished. */
async function checkOutbox(
  client: Client,
  history: Awaited<ReturnType<World['history']>>,
  epoch: string,
): Promise<string[]> {
  const wrong: string[] = [];
  const say = (what: string) => wrong.push(`${client.owner.name}: ${what}`);
  const turnedDown = new Set<string>();
  for (const { operation, outcome } of await client.entries()) {
    if (outcome.status === 'waiting' || outcome.status === 'applied') {
      say(`an operation is still ${outcome.status}`);
    }
    for (const token of tokensOf(operation.set)) {
      turnedDown.add(token);
      if (history.some((entry) => entry.token === token && entry.epoch === epoch)) {
        say(`${token} was applied and then reported as ${outcome.status}`);
      }
    }
  }
  for (const [token, fate] of client.tokens) {
    const times = history.filter((entry) => entry.token === token);
    const perEpoch = new Set(times.map((entry) => entry.epoch)).size;
    if (times.length > perEpoch) say(`${token} was applied twice`);
    if (times.length === 0 && fate === 'kept' && !turnedDown.has(token)) {
      say(`${token} was lost`);
    }
  }
  return wrong;
}

/** What the device shows and what is on its disk are what the server may show it. */
async function compare(
  world: World,
  client: Client,
  open: OpenShelves,
  current: number,
): Promise<string[]> {
  const { owner, store, places } = client;
  const wrong: string[] = [];
  const say = (what: string) => wrong.push(`${owner.name}: ${what}`);
  const { content, edition, entries } = store.state.getState();
  const expected = owner.chosen ?? current;
  if (edition !== expected) say(`shows edition ${edition} instead of ${expected}`);
  if (entries.some(({ outcome }) => outcome.status === 'applied')) say('an overlay has stayed');

  const truth = await world.truth(expected, owner.audience);
  const shown = new Map<string, unknown>();
  for (const kind of kinds) {
    for (const [id, row] of content[kind]) {
      const named = row as { title?: unknown; name?: unknown };
      shown.set(
        `${kind}:${id}`,
        kind === 'edition' || kind === 'speaker' ? named.name : named.title,
      );
    }
  }
  wrong.push(...differences(`${owner.name} shows`, shown, truth));

  const place = await places.get(
    placeName(expected, { audience: owner.audience, edition: expected }),
  );
  if (!place?.current) return [...wrong, `${owner.name}: holds no complete generation`];
  if (place.next) say('a generation was left half filled');
  const stored: PresentRow[] = [];
  await open(beginLife()).read(databaseName(place.name, place.current), (rows) => {
    stored.push(...rows);
  });
  const fresh = await world.pullAll(expected, owner.audience, owner.code);
  const byKey = (rows: readonly { kind: string; id: string; row?: unknown }[]) =>
    new Map(rows.map(({ kind, id, row }) => [`${kind}:${id}`, row]));
  wrong.push(...differences(`${owner.name} holds`, byKey(stored), byKey(fresh)));
  return wrong;
}

function differences(
  what: string,
  found: ReadonlyMap<string, unknown>,
  expected: ReadonlyMap<string, unknown>,
): string[] {
  const wrong: string[] = [];
  for (const key of new Set([...found.keys(), ...expected.keys()])) {
    const [a, b] = [canonical(found.get(key)), canonical(expected.get(key))];
    if (a !== b) wrong.push(`${what} ${key} as ${a} instead of ${b}`);
  }
  return wrong;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
