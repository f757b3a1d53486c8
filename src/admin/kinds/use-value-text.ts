import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '#domain/moments.ts';
import { fieldsOf, type Kind } from '#entities/index.ts';
import type { Interpretation } from '#entities/kit/field.ts';
import { plainLine } from '#exchange/plain-text.ts';
import { interpretationText } from '#exchange/table/interpretation-text.ts';
import { useFormat } from '#i18n/format.ts';
import type { Localized } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { useChoiceLabels } from './entity-labels.ts';
import { useRowName } from './use-row-name.ts';

/** A field's value as one line of text, '' when there is none. */
export function useValueText(): (kind: Kind, field: string, value: unknown) => string {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const localize = useLocalize();
  const choice = useChoiceLabels();
  const nameOf = useRowName();
  return useCallback(
    (kind, name, value) => {
      const field = fieldsOf(kind)[name];
      if (value === null || value === undefined || value === '' || !field) return '';
      switch (field.type) {
        case 'localized': {
          const text = isRecord(value) ? localize(value as Localized) : String(value);
          return field.html ? plainLine(text) : text;
        }
        case 'choice':
          return choice(kind, name, String(value));
        case 'choices':
          return format.list((value as unknown[]).map((code) => choice(kind, name, String(code))));
        case 'interpretation':
          return interpretationText(value as Interpretation[], (code) => choice(kind, name, code));
        case 'flag':
          return t(value ? 'list.yes' : 'list.no');
        case 'ref':
          return nameOf(field.kind as Kind, String(value));
        case 'refs':
          return format.list(
            (value as unknown[]).map((id) => nameOf(field.kind as Kind, String(id))),
          );
        case 'date':
          return format.date(String(value));
        case 'datetime': {
          const at = Date.parse(String(value));
          return momentText(at, format);
        }
        case 'dates':
          return format.list((value as string[]).map((day) => format.shortDay(day)));
        case 'times':
          return (value as string[]).join(' · ');
        case 'number':
          return format.number(Number(value));
        case 'text':
          return field.format === 'country' ? format.country(String(value)) : String(value);
        case 'geo':
          return '✓';
        default:
          return String(value);
      }
    },
    [t, format, localize, choice, nameOf],
  );
}
