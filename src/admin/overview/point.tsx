import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import classes from './overview.module.css';

/** How many rows of one sort are named before the rest is only counted. */
const namedAtMost = 5;

interface Props {
  readonly title: string;
  /** What wants mending, each with the way there; nothing where all is good. */
  readonly children: readonly ReactNode[];
  /** What stands below. */
  readonly after?: ReactNode;
}

/** One thing looked at: good, or the rows that want mending. */
export function HealthPoint({ title, children, after }: Props) {
  const { t } = useTranslation('admin-history');
  const format = useFormat();
  const count = children.length;
  const Icon = count === 0 ? IconCircleCheck : IconAlertTriangle;
  return (
    <li className={classes.point} data-good={count === 0 || undefined}>
      <Icon aria-hidden stroke={1.6} />
      <div>
        <strong>{title}</strong> {count === 0 ? t('health.good') : format.number(count)}
        {count > 0 && (
          <ul className={classes.rows}>
            {children.slice(0, namedAtMost).map((child, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows themselves carry their keys
              <li key={index}>{child}</li>
            ))}
            {count > namedAtMost && (
              <li>{t('health.more', { number: format.number(count - namedAtMost) })}</li>
            )}
          </ul>
        )}
        {after}
      </div>
    </li>
  );
}

interface FactProps {
  readonly good: boolean;
  readonly children: ReactNode;
  /** What to do about it. */
  readonly todo?: string;
}

/** Something the server tells of itself, in a sentence. */
export function HealthFact({ good, children, todo }: FactProps) {
  const Icon = good ? IconCircleCheck : IconAlertTriangle;
  return (
    <li className={classes.point} data-good={good || undefined}>
      <Icon aria-hidden stroke={1.6} />
      {todo ? (
        <div>
          <strong>{children}</strong>
          <p className={classes.todo}>{todo}</p>
        </div>
      ) : (
        <span>{children}</span>
      )}
    </li>
  );
}
