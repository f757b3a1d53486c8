import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { LongText } from '#ui/long-text.tsx';
import { useOnce } from '#ui/use-once.ts';
import { longestQuestion, type Remark, say, takeAway, tidied } from '#visitor/remarks/read.ts';
import { useHalfAsked } from './half-written.ts';
import classes from './remarks.module.css';

interface Props {
  readonly event: string;
  /** A question that was not taken, to be worded otherwise and sent again. */
  readonly refused?: Remark;
}

/** A question to the speakers. What cannot be kept stays in its field. */
export function QuestionForm({ event, refused }: Props) {
  const { t } = useTranslation('remarks');
  const { text, write, forget } = useHalfAsked(event, refused);
  const [problem, setProblem] = useState<'empty' | 'too_long' | 'not_kept'>();
  const { once } = useOnce();

  async function ask(): Promise<undefined> {
    const question = tidied(text);
    if (!question) return void setProblem('empty');
    if (question.length > longestQuestion) return void setProblem('too_long');
    try {
      await say(event, { question }, refused?.id);
      forget();
      setProblem(undefined);
    } catch {
      setProblem('not_kept');
    }
  }

  return (
    <form
      className={classes.form}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void once(ask);
      }}
      noValidate
    >
      {!refused && <p>{t('question.lead')}</p>}
      <LongText
        label={t(refused ? 'question.refused' : 'question.label')}
        value={text}
        room={longestQuestion - tidied(text).length}
        problem={problem && t(`problem.${problem}`, { longest: longestQuestion })}
        onChange={(next) => {
          setProblem(undefined);
          write(next);
        }}
      />
      <Actions>
        <Button type="submit" icon={<IconSend aria-hidden size="1.2em" />}>
          {t(refused ? 'question.again' : 'question.send')}
        </Button>
        {refused && (
          <Button
            variant="subtle"
            onClick={() => {
              forget();
              void takeAway(refused.id);
            }}
          >
            {t('take_away')}
          </Button>
        )}
      </Actions>
    </form>
  );
}

/** What had been begun when the session ended can still be read, and copied from. */
export function TooLate({ event }: { event: string }) {
  const { t } = useTranslation('remarks');
  const { text } = useHalfAsked(event);
  return (
    <>
      <p>{t('question.over')}</p>
      {text && <p dir="auto">{text}</p>}
    </>
  );
}
