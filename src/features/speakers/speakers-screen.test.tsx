import { expect, test } from 'vitest';
import { AddressProvider } from '#ui/screen-address.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { SpeakersScreen } from './speakers-screen.tsx';

test('a country from which nobody of this edition comes narrows nothing, as its chooser says', async () => {
  const speakers = [
    rowOf('speaker', { id: 'a', name: { en: 'Amina' }, country: 'MA' }),
    rowOf('speaker', { id: 'b', name: { en: 'Karim' }, country: 'SN' }),
  ].map((speaker) => sent('speaker', speaker));
  const from = (country: string) =>
    rendered(
      <AddressProvider value={{ search: { country }, params: {} }}>
        <SpeakersScreen />
      </AddressProvider>,
      speakers,
    );
  expect(await from('EG')).toContain('2 speakers');
  expect(await from('MA')).toContain('1 speaker');
});
