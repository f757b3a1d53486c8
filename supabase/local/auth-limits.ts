import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** So many in so many seconds. */
type Figure = readonly [points: number, seconds: number];

/** What Auth lets through; successes count where nothing was sent or guessed do not. */
export interface AuthFigures {
  /** Wrong passwords of one client. */
  passwords: Figure;
  /** Wrong passwords for one address, from one client. */
  passwordsThere: Figure;
  /** Wrong passwords for one address, from anywhere but where it was signed in from. */
  passwordsFor: Figure;
  /** Refresh tokens of one client that were no good. */
  refreshes: Figure;
  /** Wrong codes and links of one client. */
  codes: Figure;
  /** Wrong codes for one address, from anywhere. */
  codesFor: Figure;
  /** Mails that one client has sent. */
  mails: Figure;
  /** Mails to one address. */
  mailsTo: Figure;
  /** Tries that one mailed code stands. */
  tries: Figure;
}

/** Those of the hosted service per client; per address and code, which it leaves open, stricter. */
export const AUTH_FIGURES: AuthFigures = {
  passwords: [30, 300],
  passwordsThere: [10, 300],
  passwordsFor: [100, 3600],
  refreshes: [150, 300],
  codes: [30, 300],
  codesFor: [30, 3600],
  mails: [30, 3600],
  mailsTo: [1, 60],
  tries: [5, 3600],
};

type Name = keyof AuthFigures;
/** What an attempt counts against: a limit, and whose share of it. */
export type Share = readonly [name: Name, key: string];

/** Counts attempts in memory. */
export class AuthLimits {
  private readonly limiters: ReadonlyMap<Name, RateLimiterMemory>;

  constructor(figures: AuthFigures) {
    const entries = Object.entries(figures) as [Name, Figure][];
    this.limiters = new Map(
      entries.map(([name, [points, duration]]) => [
        name,
        new RateLimiterMemory({ keyPrefix: name, points, duration }),
      ]),
    );
  }

  /** Takes one of each share; gives the seconds until there is more when one is used up. */
  async take(shares: readonly Share[]): Promise<number | undefined> {
    for (const [name, key] of shares) {
      try {
        await this.limiter(name).consume(key);
      } catch (spent) {
        if (!(spent instanceof RateLimiterRes)) throw spent;
        return Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
      }
    }
    return undefined;
  }

  /** Gives back what an attempt took that was none of an intruder. */
  async giveBack(shares: readonly Share[]): Promise<void> {
    for (const [name, key] of shares) await this.limiter(name).reward(key);
  }

  /** Begins a share anew. */
  async forget([name, key]: Share): Promise<void> {
    await this.limiter(name).delete(key);
  }

  private limiter(name: Name): RateLimiterMemory {
    const limiter = this.limiters.get(name);
    if (!limiter) throw new Error(`There is no limit ${name}`);
    return limiter;
  }
}

/** Who counts as one client: an IPv4 address, or the network that an IPv6 address is in. */
export function clientAt(address = ''): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (four) return four;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = address.includes('::')
    ? [...groups, ...Array(Math.max(0, missing)).fill('0')]
    : groups;
  return whole.slice(0, 4).join(':');
}
