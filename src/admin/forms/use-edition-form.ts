import type { Issue } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useSelectedEdition } from '#replica/read.ts';
import { type EntityForm, useEntityForm } from './use-entity-form.ts';

/** The form of the one row that the selected edition has of a kind; saving makes it when it is missing. */
export function useEditionForm(
  kind: 'streaming' | 'dashboard',
  alsoCheck: (values: Fields) => readonly Issue[] = () => [],
): EntityForm {
  const id = String(useSelectedEdition() ?? '');
  return useEntityForm(kind, id, { makes: true, alsoCheck });
}
