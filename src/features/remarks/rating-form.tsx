import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { LongText } from '#ui/long-text.tsx';
import { longestLine, type Remark, type Stars, say, tidied } from '#visitor/remarks/read.ts';
import { useHalfWritten } from './half-written.ts';
import { RemarkState } from './remark-state.tsx';
import classes from './remarks.module.css';
import { StarChoice } from './star-choice.tsx';

/** How a session was, one to five and a line; what one has said before can be said otherwise. */
export function RatingForm({ event, rating }: { event: string; rating: Remark | undefined }) {
  const { t } = useTranslation('remarks');
  const before = rating && 'stars' in rating.said ? rating.said : undefined;
  const chosen = useHalfWritten(`${event} stars`, String(before?.stars ?? ''));
  const written = useHalfWritten(`${event} line`, before?.remark ?? '');
  const stars = chosen.text ? (Number(chosen.text) as Stars) : undefined;
  const line = written.text;
  const [problem, setProblem] = useState<'no_stars' | 'too_long' | 'not_kept'>();
  const remark = tidied(line);
  const unchanged =
    !!rating &&
    rating.state !== 'refused' &&
    before?.stars === stars &&
    (before?.remark ?? '') === remark;

  async function rate(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    if (unchanged) return;
    if (!stars) {
      const star = submitted.currentTarget.querySelector('input');
      star?.focus({ preventScroll: true });
      star?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
      return setProblem('no_stars');
    }
    if (remark.length > longestLine) return setProblem('too_long');
    try {
      await say(event, { stars, ...(remark ? { remark } : {}) });
      chosen.forget();
      written.forget();
      setProblem(undefined);
    } catch {
      setProblem('not_kept');
    }
  }

  return (
    <form className={classes.form} onSubmit={(submitted) => void rate(submitted)} noValidate>
      <p>{t('rating.lead')}</p>
      <StarChoice
        value={stars}
        problem={problem === 'no_stars' ? t('problem.no_stars') : undefined}
        onChange={(next) => {
          setProblem(undefined);
          chosen.write(String(next));
        }}
      />
      <LongText
        label={t('rating.label')}
        value={line}
        room={longestLine - tidied(line).length}
        problem={
          problem && problem !== 'no_stars'
            ? t(`problem.${problem}`, { longest: longestLine })
            : undefined
        }
        onChange={(text) => {
          setProblem(undefined);
          written.write(text);
        }}
      />
      {rating && <RemarkState remark={rating} />}
      {/* Disabled, it would lose the focus to nothing once it has been pressed. */}
      <Button type="submit" aria-disabled={unchanged}>
        {t(rating ? 'rating.change' : 'rating.send')}
      </Button>
    </form>
  );
}
