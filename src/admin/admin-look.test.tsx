import { PasswordInput } from '@mantine/core';
import { expect, test } from 'vitest';
import { rendered } from '../../tests/tools/rendered.tsx';
import { AdminLook } from './admin-look.tsx';

test('what shows a password is called in the reader’s language', async () => {
  const shown = await rendered(
    <AdminLook>
      <PasswordInput label="Password" />
    </AdminLook>,
  );
  expect(shown).toContain('aria-label="Show the password"');
  expect(shown).not.toContain('Toggle password visibility');
});
