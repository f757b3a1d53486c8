import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import words from '../../../public/locales/en/admin-content.json';
import type { EntityForm } from '../forms/use-entity-form.ts';
import { ClockInput } from './clock-input.tsx';

/** The venue's clock as the form of an edition shows it. */
async function shown(id: string, values: object): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { 'admin-content': words } } });
  const form = { isNew: id === 'new', values, set: () => undefined } as unknown as EntityForm;
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <ContentProvider
          replica={{ state: createContentStore().state } as unknown as ReadableReplica}
        >
          <ClockInput form={form} />
        </ContentProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
  return html.replace(/<!-- -->/g, '').replace(/&#x2F;/g, '/');
}

const november = { starts_on: '2026-11-20', ends_on: '2026-11-23' };
const zoneOf = (html: string) => /<input[^>]*value="([A-Z][a-z]+\/[A-Za-z_]+)"/.exec(html)?.[1];
const differs = words.edition.clock_differs.split('{{')[0] ?? '';
const changes = words.edition.clock_changes.split('{{')[0] ?? '';

test('of a new edition the venue’s zone is offered, and what it says is agreed with', async () => {
  const html = await shown('new', { ...november, utc_offset: 60 });
  expect(zoneOf(html)).toBe('Africa/Casablanca');
  expect(html).not.toContain(differs);
  expect(html).not.toContain(changes);
});

test('a correction is said to differ from what the zone is on these days', async () => {
  expect(await shown('new', { ...november, utc_offset: 0 })).toContain(differs);
});

test('of an edition whose clock is another no zone is made up', async () => {
  const html = await shown('21', { ...november, utc_offset: 0 });
  expect(zoneOf(html)).toBeUndefined();
  expect(html).not.toContain(differs);
  expect(zoneOf(await shown('21', { ...november, utc_offset: 60 }))).toBe('Africa/Casablanca');
});

test('clocks that change within the days are told with the day', async () => {
  // In Morocco they are put back for Ramadan.
  const html = await shown('new', {
    starts_on: '2026-02-10',
    ends_on: '2026-02-20',
    utc_offset: 60,
  });
  expect(html).toContain(changes);
});
