import { expect, test } from 'vitest';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { ErrorScreen } from './error-screen.tsx';

const said = (error: Error) => rendered(<ErrorScreen error={error} reset={() => {}} />);

test('what the app did not expect is told with its message', async () => {
  const text = await said(new Error('rows is undefined'));
  expect(text).toContain('Unexpected Application Error!');
  expect(text).toContain('rows is undefined');
});
