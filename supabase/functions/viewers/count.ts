import { RealtimeClient } from '@supabase/supabase-js';

/** How long the Realtime server may take to say who is present, ms. */
const deadline = 8_000;

/** How many keys are present on the viewers' channel; undefined when nobody could be asked. */
export async function countViewers(url: string, serviceKey: string): Promise<number | undefined> {
  // Node has no WebSocket of its own before version 22.
  const transport = globalThis.WebSocket ?? (await import('ws')).WebSocket;
  const client = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: serviceKey },
    timeout: deadline,
    transport,
  });
  // Before the channel is joined: a join that carries no token is that of anybody.
  await client.setAuth(serviceKey);
  const channel = client.channel('viewers', {
    config: { private: true, presence: { enabled: true } },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<number | undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), deadline);
      channel
        .on('presence', { event: 'sync' }, () =>
          resolve(Object.keys(channel.presenceState()).length),
        )
        .subscribe((status) => {
          if (status !== 'SUBSCRIBED') resolve(undefined);
        });
    });
  } finally {
    clearTimeout(timer);
    await client.removeAllChannels();
    await client.disconnect();
  }
}
