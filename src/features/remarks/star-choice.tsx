import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Stars, stars } from '#visitor/remarks/read.ts';
import classes from './remarks.module.css';

/** One to five stars, each named in words; by pointer or the arrow keys. */
export function StarChoice({
  value,
  onChange,
}: {
  value: Stars | undefined;
  onChange: (value: Stars) => void;
}) {
  const { t } = useTranslation('remarks');
  return (
    <fieldset className={classes.stars}>
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
    </fieldset>
  );
}
