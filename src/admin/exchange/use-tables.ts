import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#entities/index.ts';
import { type Table, tableOf } from '#exchange/table/table-of.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useReplica } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import { venueOffset } from '#shared/time.ts';
import { useChoiceLabels, useFieldLabels } from '../kinds/entity-labels.ts';

/** Makes the table of a kind as this device holds its rows. */
export function useTables(): (kind: Kind) => Table {
  const { t } = useTranslation('admin');
  const { state } = useReplica();
  const label = useFieldLabels();
  const choice = useChoiceLabels();
  return useCallback(
    (kind) => {
      const { content, edition } = state.getState();
      const offset = content.edition.get(String(edition))?.utc_offset ?? venueOffset(presentTime());
      const rows = [...content[kind].values()] as unknown as Fields[];
      const words = {
        label: (field: string) => label(kind, field),
        choice: (field: string, code: string) => choice(kind, field, code),
        yes: t('list.yes'),
        no: t('list.no'),
      };
      return tableOf(kind, rows, content, { words, offset });
    },
    [state, label, choice, t],
  );
}
