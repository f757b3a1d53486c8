import { Alert } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplica } from '#replica/read.ts';
import type { SignInStep } from '#replica/session/session.ts';
import type { Failure } from '#shared/failure.ts';
import { KhatamLattice } from '#ui/khatam.tsx';
import { NotificationArea } from '#ui/notifications/notification-area.tsx';
import { useScreenAddress } from '#ui/screen-address.ts';
import { AdminLook } from '../admin-look.tsx';
import { attempt } from './attempt.ts';
import { returnAddress } from './return-address.ts';
import { CodeStep } from './sign-in/code-step.tsx';
import { ForgottenStep } from './sign-in/forgotten-step.tsx';
import { NewPasswordStep } from './sign-in/new-password-step.tsx';
import { PasswordStep } from './sign-in/password-step.tsx';
import classes from './sign-in/sign-in.module.css';
import { useAccountMessages } from './use-account-messages.ts';

/** Where administrators sign in, and where mailed links lead; outside every layout. */
export function LoginScreen() {
  return (
    <Suspense>
      <AdminLook>
        <Login />
      </AdminLook>
    </Suspense>
  );
}

function Login() {
  const { t } = useTranslation('admin');
  const common = useTranslation().t;
  return (
    <main className={classes.screen}>
      <title>{t('login.title')}</title>
      <KhatamLattice />
      <Steps />
      <NotificationArea
        label={common('notifications.area')}
        closeLabel={common('notifications.close')}
      />
    </main>
  );
}

type Step = 'password' | 'forgotten' | 'link' | 'new_password' | 'code';

function Steps() {
  const { session } = useReplica();
  const { history } = useRouter();
  const { back } = useScreenAddress().search;
  const [step, setStep] = useState<Step>(() => (session.mailed ? 'link' : 'password'));
  // Whose password a link renews, which is only taken from whoever has given the second factor, if there is one.
  const [renewed, setRenewed] = useState<string>();
  const [broken, setBroken] = useState<Failure>();
  const inWords = useAccountMessages();

  useEffect(() => {
    if (step !== 'link') return;
    void attempt(session.openLink).then((answer) => {
      if (answer.ok) setRenewed(answer.value.email);
      else setBroken(answer.failure);
      setStep(!answer.ok ? 'forgotten' : answer.value.next === 'done' ? 'new_password' : 'code');
    });
  }, [session, step]);

  function goOn(next: SignInStep) {
    if (next === 'second_factor') setStep('code');
    else if (renewed !== undefined && step === 'code') setStep('new_password');
    else history.replace(returnAddress(back));
  }

  const toStart = () => {
    setBroken(undefined);
    setStep('password');
  };
  return (
    <div className={classes.steps}>
      {broken && (
        <Alert color="red" role="alert" variant="filled">
          {inWords(broken)}
        </Alert>
      )}
      {step === 'password' && (
        <PasswordStep onDone={goOn} onForgotten={() => setStep('forgotten')} />
      )}
      {step === 'forgotten' && <ForgottenStep onBack={toStart} />}
      {step === 'code' && <CodeStep onDone={goOn} onBack={toStart} />}
      {step === 'new_password' && <NewPasswordStep email={renewed ?? ''} onDone={goOn} />}
    </div>
  );
}
