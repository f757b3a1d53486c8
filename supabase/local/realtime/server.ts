import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import postgres from 'postgres';
import { WebSocketServer } from 'ws';
import { callerOf } from '../caller.ts';
import type { Secrets } from '../secrets.ts';
import { ChannelAccessCheck } from './channel-access.ts';
import { Connection, type RealtimeContext } from './connection.ts';
import { listenToDatabase } from './database-messages.ts';
import { Hub } from './hub.ts';

export interface RealtimeServer {
  close(): Promise<void>;
}

const PATH = '/realtime/v1/websocket';
const MAX_MESSAGE_BYTES = 256 * 1024;
const SILENT_MS = 75_000;
const CHECK_MS = 15_000;

/**
 * Serves Supabase Realtime on the HTTP server: broadcast, presence, private channels under the
 * policies of realtime.messages. `databaseUrl` is the role postgres.
 */
export async function attachRealtime(
  server: Server,
  databaseUrl: string,
  keys: Pick<Secrets, 'jwtSecret' | 'serviceKey'>,
): Promise<RealtimeServer> {
  const sql = postgres(databaseUrl, { max: 4, onnotice: () => undefined });
  const hub = new Hub();
  const context: RealtimeContext = {
    hub,
    access: new ChannelAccessCheck(sql),
    identify: (token) => callerOf(token, keys),
  };
  const database = await listenToDatabase(
    sql,
    ({ id, topic, event, payload, private: isPrivate }) =>
      hub.broadcast(`realtime:${topic}`, isPrivate, { event, payload, meta: { id } }),
  );
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    // Others share the server: the development server's own socket, for one.
    if (url.pathname !== PATH) return;
    const apikey = url.searchParams.get('apikey') ?? request.headers.apikey?.toString();
    if (!callerOf(apikey, keys)) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
      return;
    }
    const version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
    sockets.handleUpgrade(request, socket, head, (client) => {
      const connection = new Connection(client, version, context);
      connections.add(connection);
      client.on('close', () => connections.delete(connection));
    });
  };
  server.on('upgrade', upgrade);
  const checking = setInterval(() => {
    const now = Date.now();
    for (const connection of connections) {
      if (now - connection.lastHeard > SILENT_MS) connection.terminate();
      else connection.closeExpired(now);
    }
  }, CHECK_MS).unref();
  return {
    async close() {
      clearInterval(checking);
      server.off('upgrade', upgrade);
      for (const connection of connections) connection.close();
      hub.close();
      await database.stop();
      await sql.end({ timeout: 2 });
      for (const connection of connections) connection.terminate();
    },
  };
}
