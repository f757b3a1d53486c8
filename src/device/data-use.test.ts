import { expect, test } from 'vitest';
import { dataUseOf, isThin } from './data-use.ts';

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

test('only the slowest connections carry no picture; an unknown one is not held to be one', () => {
  const types = ['slow-2g', '2g', '3g', '4g', undefined];
  const thin = types.map((effectiveType) => isThin(effectiveType ? { effectiveType } : {}));
  expect(thin).toEqual([true, true, false, false, false]);
  expect(isThin(undefined)).toBe(false);
});
