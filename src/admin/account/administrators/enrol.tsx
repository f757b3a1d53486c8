import { Alert, Button } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { useReplica } from '#replica/read.ts';
import type { Enrolment } from '#replica/session/account.ts';
import { presentTime } from '#shared/clock.ts';
import type { Failure } from '#shared/failure.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DigitsInput } from '#ui/digits-input.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { attempt } from '../attempt.ts';
import { useOwnValidity } from '../own-validity.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import classes from './administrators.module.css';

const QrCode = lazy(part(() => import('#ui/qr-code.tsx')));

/** Sets up a second factor: a code to scan or to copy, then the first six digits as proof. */
export function Enrol({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation(['admin-account', 'admin']);
  const { account } = useReplica();
  const inWords = useAccountMessages();
  const validity = useOwnValidity();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const issuer = t('admin:title');

  const begin = useCallback(() => {
    setFailure(undefined);
    const name = new Date(presentTime()).toISOString();
    void attempt(async () => (await account()).enrol(name, issuer)).then((answer) => {
      if (answer.ok) setEnrolment(answer.value);
      else setFailure(answer.failure);
    });
  }, [account, issuer]);
  useEffect(begin, [begin]);

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code')).replace(/\s/g, '');
    setBusy(true);
    setFailure(undefined);
    const id = enrolment?.id ?? '';
    const answer = await attempt(async () => (await account()).confirm(id, code));
    setBusy(false);
    if (!answer.ok) {
      setFailure(answer.failure);
      // What was typed is what is typed again.
      form.querySelector('input')?.select();
      return;
    }
    notify({ title: t('factor.done') });
    onClose();
    onDone();
  }

  return (
    <Dialog onClose={onClose} title={t('factor.set_up')} centered>
      <form {...validity} onSubmit={(event) => void confirm(event)} className={classes.screen}>
        {enrolment && (
          <>
            <p>{t('factor.scan')}</p>
            <div className={classes.code}>
              <Suspense>
                <QrCode text={enrolment.uri} label={t('factor.qr')} />
              </Suspense>
            </div>
            <p>{t('factor.copy')}</p>
            <bdi dir="ltr" className={classes.secret}>
              {inFours(enrolment.secret).map(([start, letters]) => (
                <span key={start}>{letters}</span>
              ))}
            </bdi>
          </>
        )}
        {failure && (
          <Alert color="red" role="alert">
            {inWords(failure)}
          </Alert>
        )}
        {failure && !enrolment ? (
          <Button variant="default" onClick={begin}>
            {t('administrators.again')}
          </Button>
        ) : (
          <>
            <DigitsInput
              name="code"
              label={t('code.label')}
              autoComplete="one-time-code"
              pattern="\s*(\d\s*){6}"
              disabled={!enrolment}
              required
            />
            <Button type="submit" loading={busy} disabled={!enrolment}>
              {t('factor.confirm')}
            </Button>
          </>
        )}
      </form>
    </Dialog>
  );
}

/** A key as it is typed, four letters at a time, each with where it begins; what is copied is the whole of it. */
function inFours(key: string): (readonly [start: number, letters: string])[] {
  return [...key.matchAll(/.{1,4}/g)].map(({ index, 0: letters }) => [index, letters]);
}
