import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './day-of.module.css';
import { delays } from './delay.ts';

/** The minutes by which something can be delayed, a tap each. */
export function DelayChoices({ onChoose }: { onChoose: (minutes: number) => void }) {
  const { t } = useTranslation('admin-programme');
  return (
    <div className={classes.choices}>
      {delays.map((minutes) => (
        <Button key={minutes} onClick={() => onChoose(minutes)}>
          {t('day_of.plus', { count: minutes })}
        </Button>
      ))}
    </div>
  );
}
