import { useTranslation } from 'react-i18next';
import { fieldsOf, type Kind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useChoiceLabels, useFieldLabels } from '../kinds/entity-labels.ts';
import classes from './entity-list.module.css';
import { columnsOf } from './rows.ts';

interface Props {
  readonly kind: Kind;
  readonly state: Readonly<Record<string, string>>;
  readonly onChange: (changes: Record<string, string>) => void;
  readonly shown: number;
  readonly total: number;
}

/** Search and filters of a list, as its entity declares them. */
export function ListTools({ kind, state, onChange, shown, total }: Props) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const label = useFieldLabels();
  const choice = useChoiceLabels();
  const fields = fieldsOf(kind);
  const localized = Object.values(fields).some(({ type }) => type === 'localized');
  return (
    <div className={classes.tools}>
      <SearchField
        label={t('list.search')}
        hint={t('list.search_hint')}
        clear={t('list.clear')}
        value={state.find ?? ''}
        onChange={(find) => onChange({ find })}
      />
      {columnsOf(kind).map((name) => {
        const field = fields[name];
        const choices =
          field?.type === 'choice' || field?.type === 'choices'
            ? field.choices.map((value) => ({ value, label: choice(kind, name, value) }))
            : field?.type === 'flag'
              ? [
                  { value: 'true', label: t('list.yes') },
                  { value: 'false', label: t('list.no') },
                ]
              : undefined;
        return (
          choices && (
            <SelectField
              key={name}
              label={label(kind, name)}
              any={t('list.any')}
              value={state[name] ?? ''}
              choices={choices}
              onChange={(value) => onChange({ [name]: value })}
            />
          )
        );
      })}
      {localized && (
        <SelectField
          label={t('list.translations')}
          any={t('list.any')}
          value={state.translation ?? ''}
          choices={[
            ...languages.map((language) => ({
              value: language,
              label: t('list.missing_in', { language: format.language(language) }),
            })),
            ...languages.map((language) => ({
              value: `${language}:outdated`,
              label: t('list.outdated_in', { language: format.language(language) }),
            })),
            { value: 'complete', label: t('list.complete') },
          ]}
          onChange={(translation) => onChange({ translation })}
        />
      )}
      <p className={classes.count} role="status">
        {t('list.shown', { shown: format.number(shown), total: format.number(total) })}
      </p>
    </div>
  );
}
