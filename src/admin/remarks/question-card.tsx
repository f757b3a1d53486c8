import { Button } from '@mantine/core';
import { IconDeviceTv, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import type { Event, Question } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { changeBetween } from '#replica/content/change.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { useAddressBeside } from '#ui/use-address-state.ts';
import { useRights } from '../kinds/use-rights.ts';
import { useWrite } from '../writing/use-write.ts';
import { moderates, type QuestionState } from './queues.ts';
import classes from './remarks.module.css';

/** A question with what a moderator can do with it in one tap. */
export function QuestionCard({ question, event }: { question: Question; event: Event }) {
  const { t } = useTranslation('admin-remarks');
  const format = useFormat();
  const write = useWrite();
  // The session that is moderated is found again.
  const list = useAddressBeside('id');
  const shown = event.question_shown === question.text;
  const rights = useRights();
  const open = moderates(rights, event);

  async function put(state: QuestionState, onScreen: boolean, done: string) {
    const question_shown = onScreen ? question.text : shown ? null : event.question_shown;
    const changes = [
      changeBetween('question', question.id, { ...question }, { state }),
      changeBetween('event', event.id, { ...event }, { question_shown }),
    ];
    await write(
      changes.filter((change) => change !== undefined),
      { done },
    );
  }
  const to = (state: QuestionState) => () => void put(state, false, t(`questions.done.${state}`));

  return (
    <li className={classes.question} data-shown={shown || undefined}>
      {shown && (
        <p className={classes.onScreen}>
          <IconDeviceTv aria-hidden size="1.2rem" />
          {t('questions.shown')}
        </p>
      )}
      <p dir="auto" className={classes.text}>
        {question.text}
      </p>
      <p className={classes.lead}>
        {format.time(Date.parse(question.asked_at))}
        {writes(rights, 'question') && (
          <PlaceLink
            to="admin_questions"
            search={{ ...list, id: question.id }}
            className={classes.edit ?? ''}
          >
            <IconPencil aria-hidden size="1rem" />
            {t('questions.edit')}
          </PlaceLink>
        )}
      </p>
      {open && (
        <div className={classes.actions}>
          {shown ? (
            <Button onClick={() => void put('answered', false, t('questions.done.taken_down'))}>
              {t('questions.take_down')}
            </Button>
          ) : (
            question.state !== 'declined' && (
              <Button onClick={() => void put('accepted', true, t('questions.done.shown'))}>
                {t('questions.show')}
              </Button>
            )
          )}
          {question.state === 'waiting' && (
            <Button variant="default" onClick={to('accepted')}>
              {t('questions.accept')}
            </Button>
          )}
          {question.state === 'accepted' && !shown && (
            <Button variant="default" onClick={to('answered')}>
              {t('questions.answered')}
            </Button>
          )}
          {(question.state === 'waiting' || question.state === 'accepted') && (
            <Button variant="default" onClick={to('declined')}>
              {t('questions.decline')}
            </Button>
          )}
          {(question.state === 'answered' || question.state === 'declined') && (
            <Button variant="default" onClick={to('waiting')}>
              {t('questions.back')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
