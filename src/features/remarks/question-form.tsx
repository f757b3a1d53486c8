import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { LongText } from '#ui/long-text.tsx';
import { useOnce } from '#ui/use-once.ts';
import { longestQuestion, say, tidied } from '#visitor/remarks/read.ts';
import { useHalfWritten } from './half-written.ts';
import classes from './remarks.module.css';

/** A question to the speakers. What cannot be kept stays in its field. */
export function QuestionForm({ event }: { event: string }) {
  const { t } = useTranslation('remarks');
  const { text, write } = useHalfWritten(`${event} question`);
  const [problem, setProblem] = useState<'empty' | 'too_long' | 'not_kept'>();
  const { once } = useOnce();

  async function ask(): Promise<undefined> {
    const question = tidied(text);
    if (!question) return void setProblem('empty');
    if (question.length > longestQuestion) return void setProblem('too_long');
    try {
      await say(event, { question });
      write('');
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
      <p>{t('question.lead')}</p>
      <LongText
        label={t('question.label')}
        value={text}
        room={longestQuestion - tidied(text).length}
        problem={problem && t(`problem.${problem}`, { longest: longestQuestion })}
        onChange={write}
      />
      <Button type="submit" icon={<IconSend aria-hidden size="1.2em" />}>
        {t('question.send')}
      </Button>
    </form>
  );
}
