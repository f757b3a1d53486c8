import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { isRating, type Remark, takeAway } from '#visitor/remarks/read.ts';
import { useHalfAsked } from './half-written.ts';
import { QuestionForm } from './question-form.tsx';
import { RemarkState } from './remark-state.tsx';
import classes from './remarks.module.css';

interface Props {
  readonly remarks: readonly Remark[];
  /** Whether questions are still taken: one that was refused can then be sent again. */
  readonly open?: boolean;
}

/** What was said from this device, and what became of each; what was refused stays until it is taken away. */
export function SaidList({ remarks, open = false }: Props) {
  const { t } = useTranslation('remarks');
  return (
    <ul className={classes.list}>
      {remarks.map((remark) => {
        const refused = remark.state === 'refused';
        const again = open && refused && !isRating(remark);
        return (
          <li key={remark.id} className={classes.said}>
            {!again && <Words remark={remark} />}
            <RemarkState remark={remark} />
            {again && <QuestionForm event={remark.event} refused={remark} />}
            {refused && !again && (
              <Button variant="subtle" onClick={() => void takeAway(remark.id)}>
                {t('take_away')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Words({ remark }: { remark: Remark }) {
  const { t } = useTranslation('remarks');
  const { event, said, state } = remark;
  const { text } = useHalfAsked(event, remark);
  if ('question' in said) return <p dir="auto">{state === 'refused' ? text : said.question}</p>;
  return (
    <>
      <p>{t(`stars.${said.stars}`)}</p>
      {said.remark && <p dir="auto">{said.remark}</p>}
    </>
  );
}
