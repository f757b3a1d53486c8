import { Anchor, PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReplica } from '#replica/read.ts';
import type { SignInStep } from '#replica/session/session.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { StepForm } from './step-form.tsx';

/** E-mail and password. */
export function PasswordStep({
  onDone,
  onForgotten,
}: {
  onDone: (next: SignInStep) => void;
  onForgotten: () => void;
}) {
  const { t } = useTranslation(['admin', 'admin-account']);
  const { session } = useReplica();
  return (
    <StepForm
      title={t('login.title')}
      lead={t('login.lead')}
      submit={t('login.sign_in')}
      failed={t('login.failed')}
      onSubmit={async (values) => {
        const answer = await session.signIn(
          String(values.get('email') ?? '').trim(),
          String(values.get('password') ?? ''),
        );
        if (answer.ok) onDone(answer.value);
        return answer;
      }}
      after={
        <>
          <Anchor component="button" type="button" onClick={onForgotten}>
            {t('admin-account:forgotten.link')}
          </Anchor>
          <PlaceLink to="home">{t('login.to_site')}</PlaceLink>
        </>
      }
    >
      <TextInput
        name="email"
        type="email"
        label={t('login.email')}
        autoComplete="username"
        dir="ltr"
        required
        withAsterisk={false}
      />
      <PasswordInput
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        dir="ltr"
        required
        withAsterisk={false}
      />
    </StepForm>
  );
}
