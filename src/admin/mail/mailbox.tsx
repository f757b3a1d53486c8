import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '#domain/moments.ts';
import { useFormat } from '#i18n/format.ts';
import { useReplica } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import classes from './mail.module.css';
import { type KeptMail, readMailbox } from './server-answers.ts';
import { Trouble } from './trouble.tsx';

/** How often the mailbox is looked into, ms. */
const asking = 5_000;

/** The mails that the embedded back end kept instead of sending them, newest first. */
export function Mailbox() {
  const { t } = useTranslation('admin-mail');
  const format = useFormat();
  const { invoke } = useReplica();
  const [mails, setMails] = useState<readonly KeptMail[]>();
  const [failure, setFailure] = useState<Failure>();
  const load = useEffectEvent(async () => {
    const answer = await invoke('mailbox', {}, readMailbox);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setMails(answer.value);
  });
  useEffect(() => {
    void load();
    const timer = setInterval(() => void load(), asking);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <p className={classes.lead}>{t('mailbox.lead')}</p>
      <Trouble failure={failure} />
      {mails?.length === 0 && <p>{t('mailbox.none')}</p>}
      <ul className={classes.cards}>
        {mails?.map(({ id, at, to, subject, text }) => (
          <li key={id}>
            <details className={classes.card}>
              <summary>
                <bdi>
                  <strong>{subject}</strong>
                </bdi>
                <span className={classes.kept}>
                  <bdi dir="ltr">{to}</bdi>
                  <span>{momentText(at, format)}</span>
                </span>
              </summary>
              <p className={classes.body} dir="auto">
                {text}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
