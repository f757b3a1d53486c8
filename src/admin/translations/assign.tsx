import { useTranslation } from 'react-i18next';
import { useContent } from '#replica/read.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useWrite } from '../writing/use-write.ts';
import { giving, nameIn, offeredFor, type Scope, taskId } from './tasks.ts';
import type { Work } from './use-work.ts';

interface Props {
  readonly label: string;
  readonly work: Work;
  readonly scope: Scope;
  /** What is given, where the label does not say it. */
  readonly of?: string;
}

/** Gives the texts of a row, or of a whole kind, to one of those who can write them. */
export function Assign({ label, work, scope, of }: Props) {
  const { t } = useTranslation('admin-translations');
  const write = useWrite();
  const tasks = useContent('translation_task');
  const { self, members } = work;
  const held = tasks.get(taskId(scope));
  const own = self && { id: self.id, name: nameIn(self.email) };
  const people = offeredFor(scope, members, tasks.values(), own);
  const choices = people.map(({ id, name }) => ({ value: id, label: name }));
  if (held && !people.some(({ id }) => id === held.assignee)) {
    choices.push({ value: held.assignee, label: held.assignee_name });
  }
  return (
    <SelectField
      label={label}
      any={t('task.nobody')}
      value={held?.assignee ?? ''}
      choices={choices}
      onChange={(id) => {
        const to = people.find((one) => one.id === id);
        const name = [of, to?.name ?? held?.assignee_name].filter(Boolean).join(' · ');
        void write(giving(tasks, scope, to), {
          done: t(to ? 'task.done.given' : 'task.done.back', { name }),
        });
      }}
    />
  );
}
