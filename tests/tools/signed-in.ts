import type { BrowserContext } from '@playwright/test';
import type { Administrator } from '#local/administrators.ts';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';

/** Gives a browser what a sign-in at this site leaves on it: a session of its own, and who it is. */
export async function arriveSignedIn(
  context: BrowserContext,
  { email, password }: Pick<Administrator, 'email' | 'password'>,
  site = '',
): Promise<void> {
  const answer = await context.request.post(`${site}/auth/v1/token?grant_type=password`, {
    headers: { apikey: PUBLISHABLE_KEY },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`Nobody could sign in: ${await answer.text()}`);
  const session = await answer.json();
  const expires_at = Math.floor(Date.now() / 1000) + session.expires_in;
  const values = {
    'forum.session': { expires_at, ...session },
    'forum.administrator': { id: session.user.id, email },
  };
  const localStorage = Object.entries(values).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const { origin } = new URL(answer.url());
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
