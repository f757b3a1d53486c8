import { useContent } from '#replica/read.ts';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useEntityForm } from '../forms/use-entity-form.ts';
import { ForWriters } from '../kinds/reserved.tsx';
import { Refusal } from '../outbox/refusal.tsx';
import { ClockInput } from './clock-input.tsx';
import { nextEdition, numberIssues } from './next-edition.ts';
import { useRefusalMessage } from './use-refusal-message.ts';
import { useYearQuestion } from './year-question.ts';

/** What stands below the clock. */
const after = ['hijri_correction', 'questions', 'feedback'];

/** An edition's number, name, theme, days and clock; which one is current is said in the list. */
export function EditionForm({ id }: { id: string }) {
  const refusalMessage = useRefusalMessage();
  const editions = useContent('edition');
  const yearIssues = useYearQuestion(editions.get(id));
  const form = useEntityForm('edition', id, {
    initial: nextEdition(editions.values()),
    newId: (values) => String(values.id),
    alsoCheck: (values) => [
      ...(id === 'new' ? numberIssues(values, editions) : []),
      ...yearIssues(values),
    ],
  });
  return (
    <FormFrame form={form} place="admin_editions" removable={false}>
      <Refusal kind="edition" ids={[id]} message={refusalMessage} />
      <EntityFields form={form} except={['is_current', 'utc_offset', 'plan', ...after]} />
      <ForWriters kind="edition">
        <ClockInput form={form} />
      </ForWriters>
      <EntityFields form={form} only={['plan', ...after]} />
    </FormFrame>
  );
}
