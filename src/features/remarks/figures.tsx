import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import classes from './feedback-page.module.css';

/** How many gave one star, two … five: their mean, their number, and a bar for each. */
export function Figures({ stars }: { stars: readonly number[] }) {
  const { t } = useTranslation('remarks');
  const format = useFormat();
  const count = stars.reduce((sum, given) => sum + given, 0);
  const sum = stars.reduce((total, given, index) => total + given * (index + 1), 0);
  const mean = count > 0 ? Math.round((sum / count) * 10) / 10 : 0;
  return (
    <div className={classes.figures}>
      <p>
        <strong>{t('page.mean', { mean: format.number(mean) })}</strong>{' '}
        {t('page.count', { count, formatted: format.number(count) })}
      </p>
      <dl>
        {stars
          .map((given, index) => ({ given, stars: index + 1 }))
          .reverse()
          .map((line) => (
            <div key={line.stars}>
              <dt>
                {t('page.stars', { count: line.stars, formatted: format.number(line.stars) })}
              </dt>
              <dd>
                <span
                  aria-hidden
                  style={{ inlineSize: `${(100 * line.given) / Math.max(1, ...stars)}%` }}
                />
                {format.number(line.given)}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
