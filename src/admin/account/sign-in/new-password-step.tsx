import { PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReplica } from '#replica/read.ts';
import type { SignInStep } from '#replica/session/session.ts';
import { fail } from '#shared/failure.ts';
import { StepForm } from './step-form.tsx';

/** The shortest password that the server takes, in characters, and the longest, in bytes of UTF-8. */
const shortest = 8;
const longest = 72;

/**
 * A new password, for whoever opened a mailed link; it says for which account, as a device may be a colleague's.
 */
export function NewPasswordStep({
  email,
  onDone,
}: {
  email: string;
  onDone: (next: SignInStep) => void;
}) {
  const { t } = useTranslation(['admin-account', 'admin']);
  const { session } = useReplica();
  return (
    <StepForm
      title={t('new_password.title')}
      lead={t('new_password.lead', { count: shortest })}
      submit={t('new_password.submit')}
      failed={t('new_password.failed')}
      onSubmit={async (values) => {
        const password = String(values.get('password') ?? '');
        if (new TextEncoder().encode(password).length > longest) {
          return fail('invalid', { reason: 'long_password' });
        }
        const answer = await session.setPassword(password);
        if (answer.ok) onDone(answer.value);
        return answer;
      }}
    >
      {/* Programs that keep passwords look for whose it is. */}
      <TextInput
        type="email"
        label={t('admin:login.email')}
        value={email}
        autoComplete="username"
        dir="ltr"
        readOnly
      />
      <PasswordInput
        name="password"
        label={t('new_password.label')}
        autoComplete="new-password"
        minLength={shortest}
        dir="ltr"
        required
        withAsterisk={false}
      />
    </StepForm>
  );
}
