import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { writes, writesText } from '#domain/rights.ts';
import { useContent } from '#replica/read.ts';
import { useRights } from '../kinds/use-rights.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { useWrite } from '../writing/use-write.ts';
import { Assign } from './assign.tsx';
import classes from './board.module.css';
import { giving, nameIn, taskId } from './tasks.ts';
import type { Work } from './use-work.ts';
import type { Item } from './work.ts';

/** Whose the texts of a row are; who assigns gives them to anybody, others take some and give them back. */
export function TaskOf({ item, work }: { item: Item; work: Work }) {
  const { t } = useTranslation('admin-translations');
  const rights = useRights();
  const write = useWrite();
  const nameOf = useRowName();
  const tasks = useContent('translation_task');
  const { language, edition, self: user } = work;
  const { kind, id, task } = item;
  const scope = { kind, row: id, language, edition };
  const name = nameOf(kind, id);
  const isOwn = task !== undefined && task.assignee === user?.id;
  const said = task && (
    <span className={classes.whose} data-unable={task.able === false || undefined}>
      {task.able === false
        ? t('task.unable', { name: task.assignee_name })
        : isOwn
          ? t('task.own')
          : t('task.of', { name: task.assignee_name })}
    </span>
  );
  if (writes(rights, 'translation_task')) {
    return (
      <div className={classes.task}>
        {said}
        <Assign label={t('task.assign')} work={work} scope={scope} of={name} />
      </div>
    );
  }
  if (!user || !writesText(rights, kind, language)) return said;
  const give = (to: boolean) =>
    write(giving(tasks, scope, to ? { id: user.id, name: nameIn(user.email) } : undefined), {
      done: t(to ? 'task.done.given' : 'task.done.back', { name }),
    });
  return (
    <div className={classes.task}>
      {said}
      {isOwn && tasks.has(taskId(scope)) && (
        <Button variant="default" onClick={() => void give(false)}>
          {t('task.give_back')}
        </Button>
      )}
      {!task && (
        <Button variant="default" onClick={() => void give(true)}>
          {t('task.take')}
        </Button>
      )}
    </div>
  );
}
