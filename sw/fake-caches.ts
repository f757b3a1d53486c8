/** Where the app of the tests lives. */
export const origin = 'https://forum.example';

/** Script that starts the version of the app which the worker serves. */
export const entry = '/assets/index-now.js';

interface Stored {
  readonly bytes: ArrayBuffer;
  readonly status: number;
  readonly headers: [string, string][];
}

type Asked = Request | string;

function addressOf(asked: Asked): string {
  const url = new URL(typeof asked === 'string' ? asked : asked.url, origin);
  url.hash = '';
  return url.href;
}

/** One cache of the browser: answers by address. */
export class FakeCache {
  readonly stored = new Map<string, Stored>();
  private readonly mayTake: (bytes: number) => boolean;

  constructor(mayTake: (bytes: number) => boolean) {
    this.mayTake = mayTake;
  }

  async put(asked: Asked, response: Response): Promise<void> {
    const bytes = await response.arrayBuffer();
    if (!this.mayTake(bytes.byteLength)) throw new DOMException('Full', 'QuotaExceededError');
    const { status, headers } = response;
    this.stored.set(addressOf(asked), { bytes, status, headers: [...headers] });
  }

  async match(asked: Asked): Promise<Response | undefined> {
    const held = this.stored.get(addressOf(asked));
    return held && new Response(held.bytes, held);
  }

  async delete(asked: Asked): Promise<boolean> {
    return this.stored.delete(addressOf(asked));
  }

  async keys(): Promise<Request[]> {
    return [...this.stored.keys()].map((address) => new Request(address));
  }
}

/** The caches of an origin, within what room the device has. */
export class FakeCaches {
  /** Bytes that fit on the device. */
  room = Number.POSITIVE_INFINITY;
  private readonly named = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache =
      this.named.get(name) ?? new FakeCache((bytes) => this.used() + bytes <= this.room);
    this.named.set(name, cache);
    return cache;
  }

  async has(name: string): Promise<boolean> {
    return this.named.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.named.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.named.delete(name);
  }

  async match(asked: Asked, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.named.get(cacheName)?.match(asked);
  }

  /** The paths of what a cache holds. */
  held(name: string): string[] {
    const addresses = this.named.get(name)?.stored.keys() ?? [];
    return [...addresses].map((address) => address.replace(origin, '').replace(/\?__WB.*/, ''));
  }

  /** Bytes that are stored. */
  used(): number {
    const all = [...this.named.values()].flatMap(({ stored }) => [...stored.values()]);
    return all.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  }
}
