import { Receiver } from '../../push/receiver.ts';
import { openVendor } from '../../push/vendor.ts';
import { announce } from '../fixtures/announce.ts';
import { wholeBrowser } from '../fixtures/browsers.ts';
import { runningDatabase } from '../fixtures/database.ts';
import { expect } from '../fixtures/forum.ts';
import { messages } from '../fixtures/messages.ts';
import { test } from '../fixtures/push.ts';
import { withPushService } from '../fixtures/push-service.ts';

test.use(wholeBrowser);

test.use({ permissions: ['notifications'] });

test('what is announced goes over a push service, signed and encrypted, and is shown by the device', {
  // It tells everybody who looks at the edition.
  tag: '@soak',
}, async ({ push, baseURL }) => {
  test.slow();
  const { page, deliver, shown } = push;
  const { key } = await (await page.request.get(`${baseURL}/functions/v1/push`)).json();
  const vendor = await openVendor(key);
  await using database = await runningDatabase();
  const { sql } = database;
  const receiver = new Receiver();
  const endpoint = `${vendor.origin}/taken`;
  const t = messages('fr', 'announcements');
  let id: string | undefined;
  try {
    await sql`insert into sync.push_services values (${`^${vendor.origin}/`})`;
    await withPushService(page, { endpoint, keys: receiver.keys });
    await page.reload();
    const section = page.getByRole('region', { name: t('alerts.title') });
    await section.getByRole('button', { name: t('alerts.turn_on') }).click();
    await expect(section.getByRole('status')).toHaveText(t('alerts.on'));
    await page.goto('about:blank');
    id = await announce(sql, 'Essai par le service');
    // The sender of the running forum claims the row, and trusts the service's certificate.
    await expect.poll(() => vendor.answered.map(({ status }) => status)).toEqual([201]);
    expect(vendor.complaints).toEqual([]);
    const outbox = () =>
      sql`select state, attempts from push_outbox join push_subscriptions on id = subscription
        where endpoint = ${endpoint}`;
    await expect.poll(outbox).toEqual([{ state: 'delivered', attempts: 1 }]);
    const [message] = vendor.answered;
    await deliver(receiver.open(message?.body ?? Buffer.alloc(0)));
    const text = { title: 'Essai par le service', body: 'Essai par le service' };
    await expect.poll(shown).toEqual([{ ...text, lang: 'fr', dir: 'ltr', tag: id, silent: false }]);
  } finally {
    if (id) await sql`delete from announcements where id = ${id}`;
    await sql`delete from push_subscriptions where endpoint = ${endpoint}`;
    await sql`delete from sync.push_services where pattern = ${`^${vendor.origin}/`}`;
    await vendor.close();
  }
});
