import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { Actions } from './announcement-form.tsx';

async function offered(status: 'draft' | 'scheduled' | 'sent') {
  const i18n = createInstance();
  await i18n.init({ lng: 'cimode' });
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <Actions status={status} when="later" />
      </MantineProvider>
    </I18nextProvider>,
  );
}

test('who corrects an announcement that waits for its hour is told which button keeps it from going out', async () => {
  expect(await offered('draft')).toContain('announce.draft');
  expect(await offered('scheduled')).toContain('announce.take_back');
  expect(await offered('scheduled')).not.toContain('announce.draft');
  expect(await offered('sent')).not.toContain('announce.take_back');
});
