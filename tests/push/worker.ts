import { setTimeout as wait } from 'node:timers/promises';
import handle, { type PushEnvironment } from '#functions/push/handler.ts';
import { pushOrigin } from './push-service.ts';

/** One worker as a process of its own, which a test may kill: drains the outbox again and again. */

const environment = process.env as unknown as PushEnvironment & { PUSH_SERVICE?: string };
const { PUSH_SERVICE } = environment;
/** A stand-in that has no address of its own is reached under another. */
const send =
  PUSH_SERVICE === undefined
    ? fetch
    : (((address: string, options: RequestInit) =>
        fetch(address.replace(pushOrigin, PUSH_SERVICE), options)) as typeof fetch);

for (;;) {
  const request = new Request('http://worker/', {
    method: 'POST',
    headers: { authorization: `Bearer ${environment.PUSH_SECRET}` },
  });
  const before = process.cpuUsage();
  const response = await handle(request, environment, send);
  const { user, system } = process.cpuUsage(before);
  const run = response.ok ? await response.json() : { error: response.status };
  process.stdout.write(`${JSON.stringify({ ...run, cpu: (user + system) / 1000 })}\n`);
  await wait(100);
}
