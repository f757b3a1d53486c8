import type { Session } from '@supabase/supabase-js';

/** Whether the account has a second factor that this session was opened without. */
export function lacksSecondFactor({
  access_token,
  user,
}: Pick<Session, 'access_token' | 'user'>): boolean {
  if (!user.factors?.some(({ status }) => status === 'verified')) return false;
  const payload = access_token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  return JSON.parse(atob(payload)).aal !== 'aal2';
}
