import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { type Remark, takeAway } from '#visitor/remarks/read.ts';
import { RemarkState } from './remark-state.tsx';
import classes from './remarks.module.css';

/** The questions that were asked from this device, and what became of each. */
export function Questions({ questions }: { questions: readonly Remark[] }) {
  const { t } = useTranslation('remarks');
  return (
    <ul className={classes.list} aria-label={t('question.own')}>
      {questions.map((question) => (
        <li key={question.id} className={classes.said}>
          <p dir="auto">{'question' in question.said && question.said.question}</p>
          <RemarkState remark={question} />
          {question.state === 'refused' && (
            <Button variant="subtle" onClick={() => void takeAway(question.id)}>
              {t('take_away')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
