import { InputWrapper } from '@mantine/core';
import { fieldsOf } from '#entities/index.ts';
import type { Polygon, SitePlan } from '#entities/kit/field.ts';
import type { Position } from '#shared/ground.ts';
import type { InputProps } from './input-props.ts';
import { PlanEditor } from './plan-editor.tsx';
import { PlanFile } from './plan-file.tsx';

/** An outline drawn on the site plan, or the plan itself from a file. */
export function GeoInput(props: InputProps<Polygon | SitePlan | null>) {
  const { form, name, label, value, onChange, error } = props;
  const field = fieldsOf(form.kind)[name];
  const whole = field?.type === 'geo' && field.shape === 'FeatureCollection';
  return (
    <InputWrapper label={label} error={error} labelElement="div" style={{ gridColumn: '1 / -1' }}>
      {whole ? (
        <PlanFile value={value as SitePlan | null} onChange={onChange} />
      ) : (
        <PlanEditor
          outline
          positions={cornersOf(value as Polygon | null)}
          onChange={(corners) => onChange(polygonOf(corners))}
        />
      )}
    </InputWrapper>
  );
}

/** The corners of an outline's outer ring, each once. */
function cornersOf(area: Polygon | null): readonly Position[] {
  const ring = area?.coordinates[0] ?? [];
  const [first] = ring;
  const last = ring.at(-1);
  const closed = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return closed ? ring.slice(0, -1) : ring;
}

/** The outline through corners, closed as GeoJSON wants it; none without a corner. */
function polygonOf(corners: readonly Position[]): Polygon | null {
  const [first] = corners;
  return first ? { type: 'Polygon', coordinates: [[...corners, first]] } : null;
}
