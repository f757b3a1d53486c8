import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** What a link lets through: round trip in ms, rates in kbit/s. Zero everywhere is no limit at all. */
export interface Conditions {
  readonly rtt: number;
  readonly down: number;
  readonly up: number;
}

export const slow4g: Conditions = { rtt: 150, down: 1_600, up: 750 };
export const unlimited: Conditions = { rtt: 0, down: 0, up: 0 };

/** Everything a device sends and receives, page and service worker alike, passes through here. */
export interface SlowLink {
  readonly port: number;
  /** Bytes delivered to the device so far. */
  readonly received: number;
  set(conditions: Conditions): void;
  /** No connection any more, none made until restored. */
  cut(): void;
  restore(): void;
  stop(): void;
}

/** Bytes sent as one: an Ethernet frame's worth. */
const packet = 1_460;

/** Starts a link to a port of this machine. All connections share its two lanes, as on a radio cell. */
export async function startSlowLink(target: number): Promise<SlowLink> {
  let conditions = unlimited;
  let isCut = false;
  let received = 0;
  const lanes = { down: 0, up: 0 };
  const sockets = new Set<Socket>();

  /** When the last bit of a packet reaches the other side, ms. */
  function arrival(lane: 'down' | 'up', bytes: number): number {
    const rate = conditions[lane];
    lanes[lane] = Math.max(lanes[lane], performance.now()) + (rate > 0 ? (bytes * 8) / rate : 0);
    return lanes[lane] + conditions.rtt / 2;
  }

  function carry(from: Socket, to: Socket, lane: 'down' | 'up', opened: number): void {
    let last: Promise<void> = Promise.resolve();
    let waiting = 0;
    from.on('data', (data) => {
      for (let at = 0; at < data.length; at += packet) {
        const piece = data.subarray(at, at + packet);
        const due = Math.max(arrival(lane, piece.length), opened);
        waiting += piece.length;
        if (waiting > 64 * 1_024) from.pause();
        last = last
          .then(() => until(due))
          .then(() => {
            waiting -= piece.length;
            if (waiting < 32 * 1_024) from.resume();
            if (lane === 'down') received += piece.length;
            if (to.writable) to.write(piece);
          });
      }
    });
    from.on('end', () => void last.then(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => void last.then(() => to.destroy()));
  }

  const server = createServer((device) => {
    if (isCut) {
      device.destroy();
      return;
    }
    const host = connect(target, '127.0.0.1');
    for (const socket of [device, host]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    // TCP's own handshake takes a round trip before the first byte.
    carry(device, host, 'up', performance.now() + conditions.rtt * 1.5);
    carry(host, device, 'down', 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    get received() {
      return received;
    },
    set(next) {
      conditions = next;
    },
    cut() {
      isCut = true;
      drop();
    },
    restore() {
      isCut = false;
    },
    stop() {
      server.close();
      drop();
    },
  };
}

function until(at: number): Promise<void> {
  const pause = at - performance.now();
  return pause > 0.5 ? new Promise((resolve) => setTimeout(resolve, pause)) : Promise.resolve();
}
