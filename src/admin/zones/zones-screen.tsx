import { ColorInput } from '@mantine/core';
import { useContent } from '#replica/read.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useEntityForm } from '../forms/use-entity-form.ts';
import { useFieldLabels } from '../kinds/entity-labels.ts';
import { ForWriters } from '../kinds/reserved.tsx';

/** Colours that stand apart on the plan, in both schemes. */
const swatches = ['#0c4a3a', '#b98a2f', '#2f5d8a', '#6a3f73', '#8c4a2f', '#94651a', '#1d6a3a'];

/** The zones of the solidarity village, each drawn on the plan. */
export function ZonesScreen() {
  return (
    <EntityScreen
      kind="zone"
      place="admin_zones"
      sortedBy="position"
      form={(id) => <ZoneForm key={id} id={id} />}
    />
  );
}

function ZoneForm({ id }: { id: string }) {
  const label = useFieldLabels();
  const { size } = useContent('zone');
  const color = swatches[size % swatches.length];
  const form = useEntityForm('zone', id, { initial: { color } });
  return (
    <FormFrame form={form} place="admin_zones">
      <EntityFields form={form} except={['color', 'area']} />
      <ForWriters kind="zone">
        <ColorInput
          label={label('zone', 'color')}
          value={String(form.values.color ?? '')}
          onChange={(value) => form.set('color', value)}
          swatches={swatches}
          format="hex"
          withEyeDropper={false}
          dir="ltr"
          required
        />
      </ForWriters>
      <EntityFields form={form} only={['area']} />
    </FormFrame>
  );
}
