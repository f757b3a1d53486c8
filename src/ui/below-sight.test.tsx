import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BelowSight } from './below-sight.tsx';
import { AddressProvider, type ScreenAddress } from './screen-address.ts';

const rendered = (address: Partial<ScreenAddress>) =>
  renderToString(
    <AddressProvider value={{ search: {}, params: {}, ...address }}>
      <BelowSight>{'below'}</BelowSight>
    </AddressProvider>,
  );

test('what stands below is not made with what is opened, and is at once for who comes back', () => {
  expect(rendered({ opens: true })).not.toContain('below');
  expect(rendered({})).toBe('below');
  expect(rendered({ comesBack: true })).toBe('below');
});
