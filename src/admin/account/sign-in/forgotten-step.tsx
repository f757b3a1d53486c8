import { Alert, Anchor, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplica } from '#replica/read.ts';
import { StepForm } from './step-form.tsx';

/** Has a link mailed that leads to a new password, without telling which addresses have an account. */
export function ForgottenStep({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(['admin-account', 'admin']);
  const { account } = useReplica();
  const [sent, setSent] = useState(false);
  return (
    <StepForm
      title={t('forgotten.title')}
      lead={t('forgotten.lead')}
      submit={t('forgotten.submit')}
      failed={t('forgotten.failed')}
      onSubmit={async (values) => {
        setSent(false);
        const answer = await (await account()).recover(String(values.get('email') ?? '').trim());
        setSent(answer.ok);
        return answer;
      }}
      after={
        <Anchor component="button" type="button" onClick={onBack}>
          {t('back')}
        </Anchor>
      }
    >
      {sent && (
        <Alert color="green" role="status">
          {t('forgotten.sent')}
        </Alert>
      )}
      <TextInput
        name="email"
        type="email"
        label={t('admin:login.email')}
        autoComplete="username"
        dir="ltr"
        required
        withAsterisk={false}
      />
    </StepForm>
  );
}
