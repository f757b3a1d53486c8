import type { Sql } from 'postgres';
import type { BackendOptions } from './backend-options.ts';
import { runMail } from './mail-runner.ts';
import { runPush } from './push-runner.ts';
import type { Rounds } from './rounds.ts';
import { runViewers } from './viewers-runner.ts';

/**
 * Starts the rounds that this back end makes: push messages, mails, the viewers of a stream. Each is added
 * to `runners` as it runs, so that those can be stopped when a later one does not start. `sql` is the
 * database's owner, `url` where the functions answer.
 */
export async function startServerRounds(
  { pushKeys, push, mail, viewers, viewersInterval }: BackendOptions,
  sql: Sql,
  url: string,
  runners: Rounds[],
): Promise<void> {
  const run = (name: string) => () => runFunction(url, name, pushKeys.secret);
  if (push ?? true) runners.push(await runPush(sql, run('push')));
  if (mail ?? true) runners.push(await runMail(sql, run('mail')));
  if (viewers ?? true) runners.push(runViewers(sql, run('viewers'), viewersInterval));
}

async function runFunction(url: string, name: string, secret: string): Promise<void> {
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  });
  if (!response.ok) throw new Error(`The function ${name} answered ${response.status}`);
}
