import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** A push service as Firefox speaks with one, over a socket; messages reach it from a stand-in vendor. */
export interface PushService extends AsyncDisposable {
  /** Where the browser finds it. */
  readonly address: string;
  /** The endpoint that the next subscription is given. */
  endpoint: string;
  /**
   * Hands an encrypted message to the browser's last subscription; resolves with the code that the
   * browser acknowledges it with, 100 for one that it could decrypt and give to its worker.
   */
  deliver(body: Buffer): Promise<number>;
}

interface Said {
  readonly messageType?: string;
  readonly channelID?: string;
  readonly updates?: readonly { readonly version: string; readonly code: number }[];
}

/** Opens one on a free port of this machine. */
export async function openPushService(): Promise<PushService> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const waiting = new Map<string, (code: number) => void>();
  let browser: WebSocket | undefined;
  let channel: string | undefined;

  function answer(said: Said): object | undefined {
    const { messageType, channelID } = said;
    const fine = { messageType, status: 200, ...(channelID && { channelID }) };
    switch (messageType) {
      case undefined:
        // A sign of life.
        return {};
      case 'hello':
        return { ...fine, uaid: randomUUID().replaceAll('-', ''), use_webpush: true };
      case 'register':
        channel = channelID;
        return { ...fine, pushEndpoint: service.endpoint };
      case 'unregister':
        return fine;
      case 'ack':
        for (const { version, code } of said.updates ?? []) waiting.get(version)?.(code);
    }
    return undefined;
  }

  server.on('connection', (socket) => {
    browser = socket;
    socket.on('message', (text) => {
      const reply = answer(JSON.parse(String(text)));
      if (reply) socket.send(JSON.stringify(reply));
    });
  });

  const service: PushService = {
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    endpoint: '',
    deliver(body) {
      const version = randomUUID();
      const message = {
        ...{ messageType: 'notification', channelID: channel, version },
        ...{ data: body.toString('base64url'), headers: { encoding: 'aes128gcm' } },
      };
      return new Promise((resolve) => {
        waiting.set(version, resolve);
        browser?.send(JSON.stringify(message));
      });
    },
    async [Symbol.asyncDispose]() {
      for (const socket of server.clients) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}
