import { randomUUID } from 'node:crypto';
import { answer, turnAway } from '../functions/_shared/administrator.ts';
import { knowsSecret } from '../functions/_shared/secret.ts';
import type { FunctionHandler } from './functions.ts';

/** A mail that did not leave this machine; `at` is an ISO instant. */
interface KeptMail {
  readonly id: string;
  readonly at: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const most = 500;

/**
 * Where mails go as long as no mail server is named: into this process, for administrators to look at. It
 * takes them as a mail service does, with the secret as its key; an administrator's POST lists them, newest
 * first.
 */
export function createMailbox(secret: string) {
  let kept: readonly KeptMail[] = [];
  const add = (mail: Omit<KeptMail, 'at' | 'id'>) => {
    kept = [{ id: randomUUID(), at: new Date().toISOString(), ...mail }, ...kept].slice(0, most);
  };
  const handler: FunctionHandler = async (request, environment) => {
    if (request.method === 'POST' && (await knowsSecret(request, secret))) {
      const { to, subject, text, html, headers } = await request.json();
      add({ to: String(to), subject, text, html, headers });
      return answer(200, {});
    }
    return (await turnAway(request, environment, 'is_admin')) ?? answer(200, { mails: kept });
  };
  return { add, handler };
}
