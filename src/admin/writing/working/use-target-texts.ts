import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { typeset } from '#shared/keep-signs.ts';
import type { Language } from '#shared/localized.ts';
import { useFieldLabels, useKindLabels } from '../../kinds/entity-labels.ts';
import { useRowName } from '../../kinds/use-row-name.ts';
import { useValueText } from '../../kinds/use-value-text.ts';
import { kindOf, type Target } from './pending.ts';

/** What planned values are called, and what they say. */
export interface TargetTexts {
  readonly label: string;
  /** The language that the values are in, where they are in one. */
  readonly language: Language | undefined;
  readonly say: (value: unknown) => string;
}

/** The words for what a planned change is about. */
export function useTargetTexts(): (target: Target) => TargetTexts {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const fieldLabel = useFieldLabels();
  const kindLabel = useKindLabels();
  const nameOf = useRowName();
  const valueText = useValueText();
  return useCallback(
    (target) => {
      const { field, talk_id } = target;
      const kind = kindOf(target);
      const language = target.language === 'none' ? undefined : target.language;
      const talkText = (talk: Fields | null) =>
        talk &&
        [nameOf('speaker', String(talk.speaker_id)), valueText(kind, 'title', talk.title)].join(
          ' · ',
        );
      return {
        label: [
          ...(talk_id === null ? [] : [kindLabel(kind, 'one')]),
          ...(field === 'row' ? [] : [fieldLabel(kind, field)]),
          ...(language ? [format.language(language)] : []),
        ].join(' · '),
        language,
        say: (value) =>
          (field === 'row'
            ? talkText(value as Fields | null)
            : typeset(valueText(kind, field, value), language)) || t('sync.empty'),
      };
    },
    [t, format, fieldLabel, kindLabel, nameOf, valueText],
  );
}
