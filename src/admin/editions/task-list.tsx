import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { KindLink } from '../kinds/kind-link.tsx';
import classes from './editions.module.css';
import type { Task } from './left-to-do.ts';

/** What an edition still wants, each with the way there where that edition is the one being worked on. */
export function TaskList({ tasks, opened }: { tasks: readonly Task[]; opened: boolean }) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  return (
    <ul className={classes.tasks}>
      {tasks.map(({ name, left, kind }) => {
        const Icon = left === 0 ? IconCircleCheck : IconCircle;
        const words = t(`edition.task.${name}`);
        const counted = name === 'texts' || name === 'drafts';
        return (
          <li key={name} data-done={left === 0 || undefined}>
            <Icon aria-hidden stroke={1.6} />
            <span>
              {opened && left > 0 ? (
                <KindLink kind={kind} search={{}}>
                  {words}
                </KindLink>
              ) : (
                words
              )}{' '}
              {left === 0 ? t('edition.task_done') : counted && `(${format.number(left)})`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
