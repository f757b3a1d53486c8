import { Button } from '@mantine/core';
import { IconDeviceTv } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Event } from '#entities/index.ts';
import { changeBetween } from '#replica/content/change.ts';
import { useRights } from '../kinds/use-rights.ts';
import { useWrite } from '../writing/use-write.ts';
import { leftOnScreen, moderates, type Queue } from './queues.ts';
import classes from './remarks.module.css';

/** What stands on a hall's screen and has no card, with the way to take it off. */
export function LeftOnScreen({ event, queue }: { event: Event; queue: Queue | undefined }) {
  const { t } = useTranslation('admin-remarks');
  const write = useWrite();
  const rights = useRights();
  const text = leftOnScreen(event, queue);
  if (!text) return null;
  const change = changeBetween('event', event.id, { ...event }, { question_shown: null });
  return (
    <div className={classes.question} data-shown>
      <p className={classes.onScreen}>
        <IconDeviceTv aria-hidden size="1.2rem" /> {t('questions.shown')}
      </p>
      <p dir="auto" className={classes.text}>
        {text}
      </p>
      {change && moderates(rights, event) && (
        <div className={classes.actions}>
          <Button onClick={() => void write([change], { done: t('questions.done.taken_down') })}>
            {t('questions.take_down')}
          </Button>
        </div>
      )}
    </div>
  );
}
