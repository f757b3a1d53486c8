import { WebSocketServer } from 'ws';
import { clientAt } from '../auth-limits.ts';
import { callerOf } from '../caller.ts';
import { clientAddress } from '../client-address.ts';
import { type Front, refuseUpgrade } from '../front.ts';
import { openPool } from '../pool.ts';
import type { Secrets } from '../secrets.ts';
import { ChannelAccessCheck } from './channel-access.ts';
import { Connection, type RealtimeContext } from './connection.ts';
import { listenToDatabase } from './database-messages.ts';
import { Hub } from './hub.ts';
import { JoinLimits } from './join-limits.ts';

export interface RealtimeServer {
  /** Clients that are connected. */
  readonly sockets: number;
  close(): Promise<void>;
}

const PATH = '/realtime/v1/websocket';
/** What clients say of themselves is short; what is of no end is held until it is known to be longer. */
const MAX_MESSAGE_BYTES = 64 * 1024;
const SILENT_MS = 75_000;
const CHECK_MS = 15_000;
/** A forum's visitors share the address of its Wi-Fi; one that takes more takes the room of all others. */
const MOST_AT_ONE_ADDRESS = 2_000;

/**
 * Serves Supabase Realtime on the HTTP server: broadcast, presence, private channels alone under the
 * policies of realtime.messages. `databaseUrl` is the role postgres, `most` how many connections there
 * may be, `mostAtOneAddress` how many of one client: whoever comes then is refused before the socket
 * opens, as the hosted service does.
 */
export async function attachRealtime(
  front: Front,
  databaseUrl: string,
  keys: Pick<Secrets, 'jwtSecret' | 'serviceKey'>,
  most = Number.POSITIVE_INFINITY,
  mostAtOneAddress = MOST_AT_ONE_ADDRESS,
): Promise<RealtimeServer> {
  const sql = openPool(databaseUrl, 4);
  const hub = new Hub();
  const context: RealtimeContext = {
    hub,
    access: new ChannelAccessCheck(sql),
    identify: (token) => callerOf(token, keys),
    joins: new JoinLimits(),
  };
  const database = await listenToDatabase(sql, ({ id, topic, event, payload }) =>
    hub.broadcast(`realtime:${topic}`, { event, payload, meta: { id } }),
  );
  const connections = new Set<Connection>();
  const atAddress = new Map<string, number>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const letGo = front.upgrade(PATH, (request, socket, head, url) => {
    const apikey = url.searchParams.get('apikey') ?? request.headers.apikey?.toString();
    if (!callerOf(apikey, keys)) return refuseUpgrade(socket, 401, 'Unauthorized');
    const address = clientAt(clientAddress(request));
    const there = atAddress.get(address) ?? 0;
    if (connections.size >= most || there >= mostAtOneAddress)
      return refuseUpgrade(socket, 429, 'Too many connected users');
    const version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
    sockets.handleUpgrade(request, socket, head, (client) => {
      const connection = new Connection(client, version, context, address);
      connections.add(connection);
      atAddress.set(address, (atAddress.get(address) ?? 0) + 1);
      client.on('close', () => {
        connections.delete(connection);
        const others = (atAddress.get(address) ?? 1) - 1;
        if (others > 0) atAddress.set(address, others);
        else atAddress.delete(address);
      });
    });
  });
  const checking = setInterval(() => {
    const now = Date.now();
    for (const connection of connections) {
      if (now - connection.lastHeard > SILENT_MS) connection.terminate();
      else connection.closeExpired(now);
    }
  }, CHECK_MS).unref();
  return {
    get sockets() {
      return connections.size;
    },
    async close() {
      clearInterval(checking);
      letGo();
      for (const connection of connections) connection.close();
      hub.close();
      await database.stop();
      await sql.end({ timeout: 2 });
      for (const connection of connections) connection.terminate();
    },
  };
}
