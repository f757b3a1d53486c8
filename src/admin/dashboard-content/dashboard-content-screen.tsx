import { useTranslation } from 'react-i18next';
import { useContent, useSelectedEdition } from '#replica/read.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useEditionForm } from '../forms/use-edition-form.ts';

/** What the screens in the halls show: main hall, thought of the day, statistics, weather. */
export function DashboardContentScreen() {
  const { t } = useTranslation('admin-content');
  const edition = useSelectedEdition();
  const known = useContent('edition').has(String(edition));
  if (!known) return <EmptyPlace whole title={t('singleton.no_edition')} />;
  return <Content key={edition} />;
}

function Content() {
  const { t } = useTranslation('admin-content');
  const form = useEditionForm('dashboard');
  return (
    <FormFrame
      form={form}
      title={t('dashboard.title')}
      removable={false}
      onSave={() => form.save([], { done: t('dashboard.saved') })}
    >
      <EntityFields form={form} />
    </FormFrame>
  );
}
