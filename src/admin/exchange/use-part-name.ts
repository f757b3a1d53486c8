import type { Kind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import type { Language } from '#shared/localized.ts';
import { useFieldLabels } from '../kinds/entity-labels.ts';

/** A function that names a field of a kind, and the language of a text of it. */
export function usePartName(kind: Kind): (field: string, language?: Language) => string {
  const format = useFormat();
  const label = useFieldLabels();
  return (field, language) =>
    language ? `${label(kind, field)} (${format.language(language)})` : label(kind, field);
}
