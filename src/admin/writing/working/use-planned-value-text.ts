import { useCallback } from 'react';
import type { Kind, PlannedChange } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useValueText } from '../../kinds/use-value-text.ts';
import { plannedValue } from './pending.ts';
import { useTargetTexts } from './use-target-texts.ts';

/**
 * A field's value as one line of text, '' when there is none; of a planned change, whose `row` says what
 * it is about, the value that is planned.
 */
export function usePlannedValueText(): (
  kind: Kind,
  field: string,
  value: unknown,
  row: Fields | null | undefined,
) => string {
  const valueText = useValueText();
  const textsOf = useTargetTexts();
  return useCallback(
    (kind, field, value, row) => {
      const planned = kind === 'planned_change' && (field === 'wanted' || field === 'seen');
      if (!planned || !row?.field || typeof value !== 'string')
        return valueText(kind, field, value);
      return textsOf(row as unknown as PlannedChange).say(plannedValue(value));
    },
    [valueText, textsOf],
  );
}
