import { expect, test } from 'vitest';
import { dataUseOf } from './data-use.ts';

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ type: 'wifi', effectiveType: '4g' }, undefined],
  [{ type: 'ethernet' }, undefined],
  [{ effectiveType: '4g', saveData: false }, undefined],
  [{ type: 'wifi', saveData: true }, 'saving'],
  [{ type: 'cellular', effectiveType: '4g' }, 'mobile'],
  [{ type: 'cellular', saveData: true }, 'saving'],
  [{ effectiveType: '3g' }, 'slow'],
  [{ type: 'wifi', effectiveType: 'slow-2g' }, 'slow'],
])('a connection %o deserves the warning %s', (connection, warning) => {
  expect(dataUseOf(connection)).toBe(warning);
});
