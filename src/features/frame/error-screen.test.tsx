import { expect, test } from 'vitest';
import { MissingPart } from '#device/parts.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { ErrorScreen } from './error-screen.tsx';

const said = (error: Error) => rendered(<ErrorScreen error={error} reset={() => {}} />);

test('what the app did not expect is told with its message', async () => {
  const text = await said(new Error('rows is undefined'));
  expect(text).toContain('Unexpected Application Error!');
  expect(text).toContain('rows is undefined');
});

test('a screen that is not on the device is told in the words of its reader', async () => {
  const text = await said(new MissingPart(new TypeError('Failed to fetch')));
  expect(text).toContain('The server is not responding at the moment. Try again a little later.');
  expect(text).not.toContain('Error');
  expect(text).not.toContain('part of the app');
});
