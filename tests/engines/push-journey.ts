import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { announce } from '../e2e/fixtures/announce.ts';
import { openVendor } from '../push/vendor.ts';
import { until } from '../tools/until.ts';
import { arrive, isInstalled, type Journey, patience, sees } from './journeys.ts';
import type { PushService } from './push-service.ts';

const file = join(import.meta.dirname, '../../public/locales/fr/announcements.json');
const { alerts } = JSON.parse(readFileSync(file, 'utf8')) as { alerts: { turn_on: string } };

/**
 * The whole way of a push message: the row of the outbox, the sender of the running forum, a vendor
 * over TLS that believes nothing, the browser's own keys and decryption, its worker, a notification.
 */
export function pushJourney(service: PushService): Journey {
  return {
    name: 'a push message, from the outbox to the notification',
    async run(engine, { origin, sql }) {
      const { key } = await (await fetch(`${origin}/functions/v1/push`)).json();
      const vendor = await openVendor(key);
      service.endpoint = `${vendor.origin}/taken`;
      await sql`insert into sync.push_services values (${`^${vendor.origin}/`})`;
      try {
        const tab = await arrive(engine, `${origin}/annonces?lng=fr`);
        await sees(tab, isInstalled);
        const isOffered = (label: string) =>
          [...document.querySelectorAll('button')].some(
            ({ textContent }) => textContent?.trim() === label,
          );
        await sees(tab, isOffered, alerts.turn_on);
        await tab.click(
          (label) =>
            [...document.querySelectorAll('button')].find(
              ({ textContent }) => textContent?.trim() === label,
            ),
          alerts.turn_on,
        );
        const { endpoint } = service;
        const known = () => sql`select from push_subscriptions where endpoint = ${endpoint}`;
        await until(async () => (await known()).length === 1, patience);
        // Nothing of the app is in sight, so that the device tells.
        await tab.open(`${origin}/icons/icon-192.png`);
        const title = 'Essai par le service';
        await announce(sql, title);
        await until(() => vendor.answered.length > 0, patience);
        assert.deepEqual(vendor.complaints, []);
        const [message] = vendor.answered;
        assert.equal(message?.status, 201);
        assert.equal(await service.deliver(message?.body ?? Buffer.alloc(0)), 100);
        const shown = await sees(tab, async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const all = (await registration?.getNotifications()) ?? [];
          return all.length > 0 && all.map(({ title, body, lang }) => ({ title, body, lang }));
        });
        assert.deepEqual(shown, [{ title, body: title, lang: 'fr' }]);
        await tab.close();
      } finally {
        await sql`delete from push_subscriptions where endpoint = ${service.endpoint}`;
        await vendor.close();
      }
    },
  };
}
