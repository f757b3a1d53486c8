import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Joins of one socket, whatever comes of them; an app has a handful of channels. */
const PER_SOCKET = { points: 100, duration: 10 };
/**
 * Questions to the policies for one client. A crowd behind one address joins the same few topics, about
 * which Postgres is asked once.
 */
const PER_CLIENT = { points: 100, duration: 10 };

/** Bounds what joining costs: each private topic that is new is a transaction. */
export class JoinLimits {
  private readonly perSocket = new WeakMap<object, { since: number; count: number }>();
  private readonly perClient = new RateLimiterMemory(PER_CLIENT);

  /** Takes note of a join of a socket, and whether it is one too many for its time. */
  isOneTooMany(socket: object): boolean {
    const now = Date.now();
    const known = this.perSocket.get(socket);
    const isOld = !known || now - known.since > PER_SOCKET.duration * 1000;
    const { since, count } = isOld ? { since: now, count: 0 } : known;
    this.perSocket.set(socket, { since, count: count + 1 });
    return count >= PER_SOCKET.points;
  }

  /** Takes note of a question to the policies, and whether the client has asked too many. */
  async asksTooMuch(client: string): Promise<boolean> {
    return this.perClient.consume(client).then(
      () => false,
      () => true,
    );
  }
}
