import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReplica } from '#replica/read.ts';
import type { SignInStep } from '#replica/session/session.ts';
import { DigitsInput } from '#ui/digits-input.tsx';
import { StepForm } from './step-form.tsx';

/** The code of the second factor. */
export function CodeStep({
  onDone,
  onBack,
}: {
  onDone: (next: SignInStep) => void;
  onBack: () => void;
}) {
  const { t } = useTranslation(['admin-account', 'admin']);
  const { session } = useReplica();
  return (
    <StepForm
      title={t('code.title')}
      lead={t('code.lead')}
      submit={t('code.submit')}
      failed={t('admin:login.failed')}
      onSubmit={async (values) => {
        const answer = await session.enterCode(String(values.get('code')).replace(/\s/g, ''));
        if (answer.ok) onDone(answer.value);
        return answer;
      }}
      after={
        <>
          <p>{t('code.lost')}</p>
          <Anchor component="button" type="button" onClick={onBack}>
            {t('back')}
          </Anchor>
        </>
      }
    >
      <DigitsInput
        name="code"
        label={t('code.label')}
        autoComplete="one-time-code"
        pattern="\s*(\d\s*){6}"
        data-autofocus
        required
        withAsterisk={false}
      />
    </StepForm>
  );
}
