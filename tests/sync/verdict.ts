import { kinds } from '#entities/index.ts';
import type { ContentStore } from '#replica/content/content-store.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { databaseName, partitionName } from '#replica/storage/partition.ts';
import type { Device } from './device.ts';
import { canonical, differences } from './differences.ts';
import { wordsOf } from './invent.ts';

/** What the server knows at the end, straight from its tables. */
export interface Evidence {
  readonly epoch: string;
  /** Every text, operation and deletion that was ever committed, with the epoch it happened in. */
  readonly history: readonly {
    readonly token: string;
    readonly epoch: string;
    /** What a deleted row was told by. */
    readonly content: Fields | null;
  }[];
  /** For each device: the edition it should show, and what its reader may see of it. */
  readonly views: readonly View[];
}

interface View {
  readonly edition: number;
  /** `kind:id` to what the row is told apart by. */
  readonly truth: Readonly<Record<string, unknown>>;
  /** A whole pull. */
  readonly rows: readonly { readonly kind: string; readonly id: string; readonly row?: unknown }[];
}

/** Nothing waits, no acknowledged write is lost or done twice, no operation has vanished. */
export async function checkOutbox(
  device: Device,
  devices: readonly Device[],
  { history, epoch }: Evidence,
): Promise<string[]> {
  const wrong: string[] = [];
  const say = (what: string) => wrong.push(`${device.owner.name}: ${what}`);
  const turnedDown = new Set<string>();
  for (const { operation, outcome } of await device.entries()) {
    if (outcome.status === 'waiting' || outcome.status === 'applied') {
      say(`an operation is still ${outcome.status}`);
    }
    for (const token of [operation.op, ...Object.values(wordsOf(operation.kind, operation.set))]) {
      turnedDown.add(token);
      if (history.some((entry) => entry.token === token && entry.epoch === epoch)) {
        say(`${token} was applied and then reported as ${outcome.status}`);
      }
    }
  }
  for (const [token, fate] of device.tokens) {
    const times = history.filter((entry) => entry.token === token);
    const perEpoch = new Set(times.map((entry) => entry.epoch)).size;
    if (times.length > perEpoch) say(`${token} was applied twice`);
    if (times.length === 0 && fate === 'kept' && !turnedDown.has(token)) {
      say(`${token} was lost`);
    }
  }
  for (const { token, content } of history) {
    const row = /^deleted (.*)/.exec(token)?.[1];
    if (row === undefined || !content || !device.doomed.has(row)) continue;
    const known = devices.some(({ doomed }) => doomed.get(row)?.has(canonical(content)));
    if (!known) say(`${row} was deleted as ${canonical(content)}, which nobody had seen`);
  }
  for (const row of new Set(device.deletions.values())) {
    const asked = devices.flatMap(({ deletions }) => [...deletions.values()]);
    const most = asked.filter((other) => other === row).length;
    const times = history.filter(({ token }) => token === `deleted ${row}`);
    for (const each of new Set(times.map((entry) => entry.epoch))) {
      const done = times.filter((entry) => entry.epoch === each).length;
      if (done > most) say(`${row} was deleted ${done} times where ${most} were asked for`);
    }
  }
  return wrong;
}

/** What every tab shows and what is on the disk are what the server may show this reader. */
export async function compare(
  { owner, tabs, partitions, stored }: Device,
  { views }: Evidence,
  at: number,
): Promise<string[]> {
  const view = views[at];
  if (!view) return [`${owner.name}: there is no evidence`];
  const wrong: string[] = [];
  const say = (what: string) => wrong.push(`${owner.name}: ${what}`);
  for (const [index, { store }] of tabs.entries()) {
    const { edition, entries } = store.state.getState();
    if (edition !== view.edition) say(`shows edition ${edition} instead of ${view.edition}`);
    if (entries.some(({ outcome }) => outcome.status === 'applied')) say('an overlay has stayed');
    const what = `${owner.name} shows in tab ${index}`;
    wrong.push(...differences(what, wordsShown(store), new Map(Object.entries(view.truth))));
  }

  const { edition } = view;
  const partition = await partitions.get(
    partitionName(edition, { audience: owner.audience, edition }),
  );
  if (!partition?.current) return [...wrong, `${owner.name}: holds no complete generation`];
  if (partition.next) say('a generation was left half filled');
  const held = await stored(databaseName(partition.name, partition.current));
  const byKey = (rows: View['rows']) =>
    new Map(rows.map(({ kind, id, row }) => [`${kind}:${id}`, row]));
  wrong.push(...differences(`${owner.name} holds`, byKey(held), byKey(view.rows)));
  return wrong;
}

/** `kind:id` to what the row is told apart by, of everything that a tab shows. */
function wordsShown(store: ContentStore): Map<string, unknown> {
  const { content } = store.state.getState();
  const shown = new Map<string, unknown>();
  for (const kind of kinds) {
    for (const [id, row] of content[kind]) {
      shown.set(`${kind}:${id}`, wordsOf(kind, row as unknown as Fields));
    }
  }
  return shown;
}
