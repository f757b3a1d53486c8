import { Button, Select } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type Session, useProgramme } from '#domain/programme.ts';
import { isAskedFor } from '#domain/remarks.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { useResyncEvery } from '#replica/use-resync.ts';
import { useNow } from '#shared/use-now.ts';
import { Choices } from '#ui/choices.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { oncePerItem } from '#ui/same-press.ts';
import { useAddressState } from '#ui/use-address-state.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { useChoiceLabels, useKindLabels } from '../kinds/entity-labels.ts';
import { useRights } from '../kinds/use-rights.ts';
import { PublishedVersion } from '../writing/working/working-version.tsx';
import { LeftOnScreen } from './left-on-screen.tsx';
import { QuestionCard } from './question-card.tsx';
import { moderates, type QuestionState, questionStates, queuesOf } from './queues.ts';
import classes from './remarks.module.css';
import { useModerated } from './use-moderated.ts';

/** How often a moderator's device asks for new questions, in ms: no bell is rung for them. */
const asking = 10_000;

/** The questions of visitors, session by session, for whoever moderates with a phone in hand. */
export function QuestionsScreen() {
  const [{ id }] = useAddressState('id');
  if (id) return <EntityScreen kind="question" place="admin_questions" />;
  return (
    <PublishedVersion said>
      <Moderation />
    </PublishedVersion>
  );
}

function Moderation() {
  const { t } = useTranslation(['admin-remarks', 'admin']);
  const format = useFormat();
  const localize = useLocalize();
  const kinds = useKindLabels();
  const choice = useChoiceLabels();
  const now = useNow();
  const rights = useRights();
  const { sessions, byId } = useProgramme();
  const editions = useContent('edition');
  const queues = queuesOf(useContent('question').values());
  const [{ session: asked, state }, setState] = useAddressState('session', 'state');
  useResyncEvery(asking);

  const open = sessions.filter(
    (session) =>
      queues.has(session.event.id) ||
      isAskedFor('questions', session, editions.get(String(session.event.edition_id))),
  );
  const isOwn = ({ event }: Session) => moderates(rights, event);
  const ask = (id: string) => setState({ session: id, state: '' });
  const keep = useCallback((id: string) => setState({ session: id }), [setState]);
  const { session, begun } = useModerated(open, byId, now, isOwn, { id: asked, keep });
  const shownState = questionStates.find((one) => one === state) ?? 'waiting';
  const count = (of: string | undefined, one: QuestionState) =>
    queues.get(of ?? '')?.get(one)?.length ?? 0;
  const questions = queues.get(session?.event.id ?? '')?.get(shownState) ?? [];
  const title = kinds('question', 'many');
  return (
    <section className={classes.screen} aria-labelledby="questions-title">
      <title>{`${title} - ${t('admin:title')}`}</title>
      <h1 id="questions-title">{title}</h1>
      <p className={classes.lead}>{t(open.length > 0 ? 'questions.lead' : 'questions.off')}</p>
      {session && (
        <>
          <Select
            label={t('questions.session')}
            value={session.event.id}
            allowDeselect={false}
            checkIconPosition="right"
            data={open.map(({ event, starts }) => {
              const unread = count(event.id, 'waiting');
              return {
                value: event.id,
                label: `${format.shortDay(event.date)} ${format.time(starts)} · ${localize(event.title)}${
                  unread > 0 ? ` (${format.number(unread)})` : ''
                }`,
              };
            })}
            onChange={(value) => value && ask(value)}
          />
          <div role="status" className={classes.begun}>
            {begun && (
              <>
                <p>
                  {t('questions.begun')} <LocalizedText value={begun.event.title} />
                </p>
                <Button variant="default" onClick={() => ask(begun.event.id)}>
                  {t('questions.go_on')}
                </Button>
              </>
            )}
          </div>
          <Choices
            label={t('questions.session')}
            value={shownState}
            choices={questionStates.map((value) => ({
              value,
              label: `${choice('question', 'state', value)} (${format.number(count(session.event.id, value))})`,
            }))}
            onChange={(value) => setState({ session: session.event.id, state: value })}
          />
          <LeftOnScreen event={session.event} queue={queues.get(session.event.id)} />
          {questions.length === 0 && <p className={classes.lead}>{t('questions.none')}</p>}
          <ul ref={oncePerItem} className={classes.questions}>
            {questions.map((question) => (
              <QuestionCard key={question.id} question={question} event={session.event} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
