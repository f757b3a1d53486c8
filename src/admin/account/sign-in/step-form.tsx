import { Alert, Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Failure, Result } from '#shared/failure.ts';
import { KhatamStar } from '#ui/khatam.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { attempt } from '../attempt.ts';
import { useOwnValidity } from '../own-validity.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import classes from './sign-in.module.css';

interface StepFormProps {
  title: string;
  lead: string;
  /** The button's words. */
  submit: string;
  /** What a failed attempt is called. */
  failed: string;
  onSubmit: (values: FormData) => Promise<Result<unknown>>;
  children?: ReactNode;
  /** What stands below the button. */
  after?: ReactNode;
}

/** One step of the sign-in: a form whose failures are told in words, once aloud and once beside it. */
export function StepForm(props: StepFormProps) {
  const { title, lead, submit, failed, onSubmit, children, after } = props;
  const inWords = useAccountMessages();
  const validity = useOwnValidity();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    setBusy(true);
    setFailure(undefined);
    const answer = await attempt(() => onSubmit(values));
    setBusy(false);
    if (answer.ok) return;
    setFailure(answer.failure);
    notify({ variant: 'destructive', title: failed, description: inWords(answer.failure) });
    // The button that was pressed has lost it meanwhile; what was typed last is what is typed again.
    [...form.querySelectorAll('input')].at(-1)?.select();
  }

  return (
    <form className={classes.card} {...validity} onSubmit={(event) => void send(event)}>
      <header className={classes.head}>
        <KhatamStar className={classes.star} />
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {failure && (
        <Alert color="red" role="alert">
          {inWords(failure)}
        </Alert>
      )}
      {children}
      <Button type="submit" loading={busy} fullWidth>
        {submit}
      </Button>
      <div className={classes.after}>{after}</div>
    </form>
  );
}
