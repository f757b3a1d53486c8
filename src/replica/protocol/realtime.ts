import { RealtimeClient } from '@supabase/supabase-js';

const reconnectSteps = [1_000, 2_000, 5_000, 10_000];

/** How long a connection may take to open, in ms. */
const openingPatience = 10_000;

const clients = new Map<string, RealtimeClient>();

/**
 * This page's one connection to the Realtime server at an origin, shared by its channels. It opens
 * with the first channel and closes with the last.
 */
export function realtimeAt(origin: string, key: string): RealtimeClient {
  const address = `${origin.replace(/^http/, 'ws')}/realtime/v1`;
  const known = clients.get(address);
  if (known) return known;
  const client = new RealtimeClient(address, {
    params: { apikey: key },
    timeout: 10_000,
    transport: patientSocket(),
    heartbeatIntervalMs: 25_000,
    reconnectAfterMs: (tries) => reconnectSteps[tries - 1] ?? 10_000,
    accessToken: async () => key,
  });
  clients.set(address, client);
  return client;
}

/**
 * A socket that gives up when it does not open in time. Where packets vanish without a word browsers
 * wait for minutes, and nothing rings long after the network carries again.
 */
function patientSocket() {
  return class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      const timer = setTimeout(() => this.close(), openingPatience);
      const settled = () => clearTimeout(timer);
      this.addEventListener('open', settled);
      this.addEventListener('close', settled);
    }
  };
}
