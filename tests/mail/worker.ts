import { setTimeout as wait } from 'node:timers/promises';
import handle, { type MailEnvironment } from '#functions/mail/handler.ts';

/** One worker as a process of its own, which a test may kill: has mails sent again and again. */

const environment = process.env as unknown as MailEnvironment;
for (;;) {
  const request = new Request('http://worker/functions/v1/mail', {
    method: 'POST',
    headers: { authorization: `Bearer ${environment.MAIL_SECRET}` },
  });
  const response = await handle(request, environment).catch((error: Error) => error);
  const run = response instanceof Error ? { error: response.message } : await response.json();
  process.stdout.write(`${JSON.stringify(run)}\n`);
  await wait(50);
}
