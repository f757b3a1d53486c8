import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Stars, stars } from '#visitor/remarks/read.ts';
import classes from './remarks.module.css';

/** One to five stars, each named in words, and what is wrong with them; by pointer or the arrow keys. */
export function StarChoice({
  value,
  problem,
  onChange,
}: {
  value: Stars | undefined;
  problem: string | undefined;
  onChange: (value: Stars) => void;
}) {
  const { t } = useTranslation('remarks');
  const id = useId();
  return (
    <fieldset className={classes.stars} aria-describedby={id}>
      <legend>{t('rating.stars')}</legend>
      {stars.map((count) => {
        const Star = value !== undefined && count <= value ? IconStarFilled : IconStar;
        return (
          <label key={count} title={t(`stars.${count}`)}>
            <input
              type="radio"
              name="stars"
              className="visually-hidden"
              checked={value === count}
              aria-label={t(`stars.${count}`)}
              onChange={() => onChange(count)}
            />
            <Star aria-hidden />
          </label>
        );
      })}
      <p aria-hidden className={classes.starWord}>
        {value && t(`stars.${value}`)}
      </p>
      <p id={id} role="alert" className={classes.problem}>
        {problem}
      </p>
    </fieldset>
  );
}
