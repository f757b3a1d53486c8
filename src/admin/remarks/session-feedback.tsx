import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { Figures } from '#features/remarks/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useReplica } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import { type Given, readGiven, type SessionFigures } from './feedback.ts';
import classes from './remarks.module.css';

/** How one session was found; what was said of it is asked for when it is opened. */
export function SessionFeedback({
  figures,
  session: { event, starts },
}: {
  figures: SessionFigures;
  session: Session;
}) {
  const { t } = useTranslation('admin-remarks');
  const format = useFormat();
  const localize = useLocalize();
  const failureMessage = useFailureMessage();
  const { ask } = useReplica();
  const [given, setGiven] = useState<readonly Given[]>();
  const [failure, setFailure] = useState<Failure>();

  async function load() {
    const body = { p_edition: event.edition_id, p_event: event.id };
    const answer = await ask('feedback_given', body, readGiven);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setGiven(answer.value);
  }

  async function hide({ id, hidden }: Given) {
    const body = { p_id: id, p_hidden: !hidden };
    const answer = await ask('hide_remark', body, (value) => value === true);
    if (!answer.ok) return setFailure(answer.failure);
    await load();
  }

  const said = given?.filter(({ remark }) => remark !== null);
  return (
    <li className={classes.session}>
      <h2>{localize(event.title)}</h2>
      <p className={classes.lead}>{`${format.day(event.date)} · ${format.time(starts)}`}</p>
      <Figures stars={figures.stars} />
      <details onToggle={({ currentTarget }) => currentTarget.open && void load()}>
        <summary>{`${t('feedback.remarks')} (${format.number(figures.remarks)})`}</summary>
        {failure && <p role="alert">{failureMessage(failure)}</p>}
        {said?.length === 0 && <p>{t('feedback.no_remarks')}</p>}
        <ul className={classes.given}>
          {said?.map((one) => (
            <li key={one.id} data-hidden={one.hidden || undefined}>
              <span dir="auto">{one.remark}</span>
              <Button variant="subtle" onClick={() => void hide(one)}>
                {t(one.hidden ? 'feedback.show' : 'feedback.hide')}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
