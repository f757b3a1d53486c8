import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';

/** The unmodified client, as the app makes it; Node 20 has no WebSocket of its own. */
export function clientOf(url: string, key = PUBLISHABLE_KEY): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
  });
}
