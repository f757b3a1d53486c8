import { AuthClient } from '@supabase/supabase-js';

/** The auth client: session in localStorage, renewed by itself while the tab is visible. */
export function createAuthClient(origin: string, key: string): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: key },
    storageKey: 'forum.session',
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    flowType: 'implicit',
  });
}
