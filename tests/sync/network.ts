import type { Fetch } from '#replica/protocol/fetch-json.ts';
import type { Press } from './press.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** What may become of one request. A `late` answer is held back until it is released. */
const faults = ['dropped', 'answer lost', '429', '500', '503', 'captive', 'late'] as const;

/** The way between one client and the server, with a share of requests that go wrong. */
export interface Network {
  readonly fetch: Fetch;
  /** How much goes wrong, from 0 to 1. */
  badness: number;
  /** Delivers the answers that were held back. */
  release(): void;
  /** Resolves when an answer is next held back; at once while one is. */
  held(): Promise<void>;
  /** How many requests are on their way, those held back aside. */
  readonly moving: number;
}

/** What answers requests. */
export type Server = Pick<World, 'call'>;

/** What a request reaches: the world as it is, or with a planted bug in between. */
export type Gateway<S extends Server = World> = (
  world: S,
  name: string,
  parameters: Record<string, unknown>,
  asAdmin: boolean,
) => Promise<unknown>;

const passThrough: Gateway<Server> = (world, name, parameters, asAdmin) =>
  world.call(name, parameters, asAdmin);

const portal = '<html>Welcome to the hotel</html>';

/** Makes a network whose faults the random stream decides. */
export function createNetwork<S extends Server>(
  world: S,
  random: Random,
  gateway: Gateway<S> = passThrough,
  press?: Press,
): Network {
  /** The most rows in one answer: a device that once met the deadline asks for few. */
  const limit = press ? random.pick([5_000, 5_000, 5_000, 6]) : 5_000;
  let moving = 0;
  const waiting: (() => void)[] = [];
  const announce: (() => void)[] = [];

  async function answer(address: string, request: RequestInit): Promise<Response> {
    const url = new URL(address, 'http://static');
    if (press && url.hostname === 'static') return press.answer(url.pathname);
    const name = url.pathname.split('/').at(-1) ?? '';
    const parameters =
      request.method === 'POST'
        ? JSON.parse(String(request.body))
        : Object.fromEntries(url.searchParams);
    if (name === 'sync_pull') parameters.p_limit = Math.min(limit, parameters.p_limit ?? limit);
    const asAdmin = new Headers(request.headers).has('authorization');
    try {
      return Response.json(await gateway(world, name, parameters, asAdmin));
    } catch (error) {
      const { code = 'P0001' } = error as { code?: string };
      return Response.json({ code, message: String(error) }, { status: 400 });
    }
  }

  const network: Network = {
    badness: 0,
    get moving() {
      return moving;
    },
    async fetch(address, request) {
      moving += 1;
      try {
        return await deliver(address, request);
      } finally {
        moving -= 1;
      }
    },
    release() {
      for (const deliver of waiting.splice(0)) deliver();
    },
    held: () =>
      waiting.length > 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            announce.push(resolve);
          }),
  };

  async function deliver(address: string, request: RequestInit): Promise<Response> {
    const fault = random.chance(network.badness) ? random.pick(faults) : 'ok';
    if (fault === 'dropped') throw new TypeError('failed to fetch');
    if (fault === '429') return new Response('', { status: 429, headers: { 'retry-after': '2' } });
    if (fault === '500' || fault === '503') return new Response('oops', { status: Number(fault) });
    if (fault === 'captive') return new Response(portal);
    const response = await answer(address, request);
    if (fault === 'answer lost') throw new TypeError('failed to fetch');
    if (fault === 'late') {
      moving -= 1;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        for (const tell of announce.splice(0)) tell();
      });
      moving += 1;
    }
    return response;
  }
  return network;
}
