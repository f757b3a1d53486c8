import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '#domain/moments.ts';
import { useFormat } from '#i18n/format.ts';
import { sameValue } from '#replica/content/change.ts';
import { useContent, useReplica, useSelectedEdition } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import type { Failure } from '#shared/failure.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { BackLink } from '#ui/back-link.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useRowName } from '../kinds/use-row-name.ts';
import { useServer } from '../kinds/use-server.ts';
import { keepComposition, notReached, readComposition } from './composition.ts';
import classes from './mail.module.css';
import { type LoggedDelivery, type Mailing, type MailingLog, readLog } from './server-answers.ts';
import { Trouble } from './trouble.tsx';
import { deliveryStates, useProgressWords } from './use-progress-words.ts';
import { useSubject } from './use-subject.ts';

/** How often the log of a sending that runs is asked for, ms. */
const asking = 3_000;

/** A sending: how far it is, what can be done with it, and what became of each mail. */
export function MailingLogView({ id }: { id: string }) {
  const { t } = useTranslation('admin-mail');
  const { value, failure, load } = useServer('mailing_log', { p_id: id }, readLog);
  const log = value?.log;
  const { waiting = 0, sending = 0 } = log?.counts ?? {};
  const runs = waiting + sending > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => void load(), asking);
    return () => clearInterval(timer);
  }, [runs, load]);
  if (value && !log) return <EmptyPlace title={t('log.gone')} />;
  return (
    <>
      <BackLink to="admin_mail">{t('log.back')}</BackLink>
      <Trouble failure={failure} again={load} />
      {log && <Log log={log} load={load} />}
    </>
  );
}

function Log({ log, load }: { log: MailingLog; load: () => Promise<void> }) {
  const { t } = useTranslation('admin-mail');
  const subjectOf = useSubject();
  const progress = useProgressWords();
  const nameOf = useRowName();
  const format = useFormat();
  const rank = ({ state }: LoggedDelivery) => deliveryStates.indexOf(state);
  const people = log.people
    .map((one) => ({ ...one, name: nameOf('speaker', one.speaker) }))
    // What wants somebody's eye first.
    .sort((a, b) => rank(b) - rank(a) || format.compare(a.name, b.name));
  return (
    <>
      <h2 dir="auto">{subjectOf(log.subject)}</h2>
      <p role="status">{progress(log)}</p>
      <Steering mailing={log} load={load} />
      <Again log={log} />
      {(log.counts.unknown ?? 0) > 0 && <p className={classes.note}>{t('log.unknown_means')}</p>}
      <ul className={classes.cards}>
        {people.map((one) => (
          <li key={one.speaker} className={classes.person}>
            <strong>{one.name}</strong>
            <span className={classes.state} data-state={one.state}>
              {t(`log.${one.state}`)}
            </span>
            {one.email && (
              <span className={classes.email}>
                <bdi dir="ltr">{one.email}</bdi>
              </span>
            )}
            <span className={classes.lead}>
              {`${format.language(one.language)}\u00a0· ${momentText(one.changed_at, format)}`}
            </span>
            {one.words && one.state !== 'sent' && (
              <span className={classes.words}>
                <bdi dir="ltr">{one.words}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Begins another sending to those whom one that has ended did not reach. */
function Again({ log }: { log: MailingLog }) {
  const { t } = useTranslation('admin-mail');
  const templates = useContent('mail_template');
  const edition = useSelectedEdition() ?? 0;
  const { subject, body, people, recipients } = log;
  const { waiting = 0, sending = 0 } = log.counts;
  const missed = notReached(people);
  if (recipients === 'test' || waiting + sending > 0 || missed.length === 0) return null;
  const same = [...templates.values()].find(
    (one) => sameValue(one.subject, subject) && sameValue(one.body, body),
  );
  const choose = () => {
    const composed = readComposition(edition, randomUuid());
    const choice = { recipients: 'single', speakers: missed } as const;
    const template = same?.id ?? composed.template;
    keepComposition(edition, { ...composed, ...choice, template }, presentTime());
  };
  return (
    <div className={classes.tools}>
      <Button
        component={PlaceLink}
        to="admin_mail"
        search={{ id: 'new' }}
        variant="default"
        onClick={choose}
      >
        {t('log.again', { count: missed.length })}
      </Button>
    </div>
  );
}

/** Pauses a sending, goes on with it, cancels what is left. */
function Steering({ mailing, load }: { mailing: Mailing; load: () => Promise<void> }) {
  const { t } = useTranslation('admin-mail');
  const { ask } = useReplica();
  const [failure, setFailure] = useState<Failure>();
  const { waiting = 0, sending = 0 } = mailing.counts;
  if (mailing.state === 'cancelled' || waiting + sending === 0) return null;
  const steer = async (state: Mailing['state']) => {
    const body = { p_id: mailing.id, p_state: state };
    const answer = await ask(
      'steer_mailing',
      body,
      (value) => typeof value === 'boolean' || undefined,
    );
    setFailure(answer.ok ? undefined : answer.failure);
    await load();
  };
  const next = mailing.state === 'paused' ? 'running' : 'paused';
  return (
    <div className={classes.tools}>
      <Button variant="default" onClick={() => void steer(next)}>
        {t(`steer.${next}`)}
      </Button>
      <Button color="red" variant="subtle" onClick={() => void steer('cancelled')}>
        {t('steer.cancelled')}
      </Button>
      <Trouble failure={failure} />
    </div>
  );
}
