import { InputWrapper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EntityScreen } from '../entity-screen.tsx';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { PlanEditor } from '../forms/inputs/plan-editor.tsx';
import { useEntityForm } from '../forms/use-entity-form.ts';
import { ForWriters } from '../kinds/reserved.tsx';

/** The places of the edition, each set on the plan. */
export function LocationsScreen() {
  return (
    <EntityScreen
      kind="location"
      place="admin_locations"
      form={(id) => <LocationForm key={id} id={id} />}
    />
  );
}

function LocationForm({ id }: { id: string }) {
  const { t } = useTranslation('admin-media');
  const form = useEntityForm('location', id);
  const { latitude, longitude } = form.values;
  const set = typeof latitude === 'number' && typeof longitude === 'number';
  return (
    <FormFrame form={form} place="admin_locations">
      <EntityFields form={form} />
      <ForWriters kind="location">
        <InputWrapper label={t('plan.mark')} labelElement="div" style={{ gridColumn: '1 / -1' }}>
          <PlanEditor
            outline={false}
            positions={set ? [[longitude, latitude]] : []}
            onChange={([position]) => {
              form.set('longitude', position ? rounded(position[0]) : null);
              form.set('latitude', position ? rounded(position[1]) : null);
            }}
          />
        </InputWrapper>
      </ForWriters>
    </FormFrame>
  );
}

/** Degrees to six places: a decimetre on the ground. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
