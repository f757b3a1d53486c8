import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf, type IssueCode, isKind, type Kind } from '#entities/index.ts';
import { languagesAmong } from '#entities/kit/interpretation.ts';
import { useFormat } from '#i18n/format.ts';

/** Names of kinds by convention: `fields:kinds.exhibitor.one`; a word for what a later version knows. */
export function useKindLabels(): (kind: Kind, form: 'one' | 'many' | 'new') => string {
  const { t } = useTranslation(['fields', 'admin']);
  return useCallback(
    (kind, form) => (isKind(kind) ? t(`fields:kinds.${kind}.${form}`) : t('admin:sync.newer')),
    [t],
  );
}

/** Labels of fields by convention: `fields:exhibitor.stand`. */
export function useFieldLabels(): (kind: Kind, field: string) => string {
  const { t } = useTranslation('fields');
  // A test holds the words and the declarations together.
  return useCallback((kind, field) => t(`${kind}.${field}` as 'exhibitor.stand'), [t]);
}

/** Names of the choices of a field: a language's, the public site's where it has them, else the back office's. */
export function useChoiceLabels(): (kind: Kind, field: string, choice: string) => string {
  const { t } = useTranslation(['fields', 'entity']);
  const format = useFormat();
  return useCallback(
    (kind, field, choice) =>
      languagesAmong(fieldsOf(kind)[field])?.includes(choice)
        ? format.language(choice)
        : t(
            [
              `fields:choices.${kind}.${field}.${choice}`,
              `entity:${kind}.${field}_options.${choice}`,
            ] as never,
            {
              defaultValue: choice,
            },
          ),
    [t, format],
  );
}

/** What is wrong with a draft, in words. */
export function useIssueMessages(): (code: IssueCode) => string {
  const { t } = useTranslation('fields');
  return useCallback((code) => t(`issues.${code}`), [t]);
}
