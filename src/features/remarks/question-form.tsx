import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LongText } from '#ui/long-text.tsx';
import { longestQuestion, say, tidied } from '#visitor/remarks/read.ts';
import classes from './remarks.module.css';

/** A question to the speakers. What cannot be kept stays in its field. */
export function QuestionForm({ event }: { event: string }) {
  const { t } = useTranslation('remarks');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'empty' | 'too_long' | 'not_kept'>();

  async function ask(submitted: FormEvent) {
    submitted.preventDefault();
    const question = tidied(text);
    if (!question) return setProblem('empty');
    if (question.length > longestQuestion) return setProblem('too_long');
    try {
      await say(event, { question });
      setText('');
      setProblem(undefined);
    } catch {
      setProblem('not_kept');
    }
  }

  return (
    <form className={classes.form} onSubmit={(submitted) => void ask(submitted)} noValidate>
      <p>{t('question.lead')}</p>
      <LongText
        label={t('question.label')}
        value={text}
        room={longestQuestion - tidied(text).length}
        problem={problem && t(`problem.${problem}`, { longest: longestQuestion })}
        onChange={setText}
      />
      <Button type="submit" leftSection={<IconSend aria-hidden size="1.2em" />}>
        {t('question.send')}
      </Button>
    </form>
  );
}
