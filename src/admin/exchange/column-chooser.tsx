import { useTranslation } from 'react-i18next';
import { entities, type Kind } from '#entities/index.ts';
import { type Target, targetsOf } from '#exchange/table/columns.ts';
import { SelectField } from '#ui/select-field.tsx';
import classes from './exchange.module.css';
import { usePartName } from './use-part-name.ts';

interface Props {
  readonly kind: Kind;
  readonly headers: readonly string[];
  readonly columns: readonly (string | undefined)[];
  readonly onChange: (index: number, key: string | undefined) => void;
}

/** What each column of the file is taken for, to be changed by hand. */
export function ColumnChooser({ kind, headers, columns, onChange }: Props) {
  const { t } = useTranslation('admin-exchange');
  const name = useTargetText(kind);
  const choices = targetsOf(kind).map((target) => ({ value: target.key, label: name(target) }));
  return (
    <div className={classes.columns}>
      {headers.map((header, index) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
          key={index}
          label={header || t('import.column', { number: index + 1 })}
          any={t('import.ignore')}
          value={columns[index] ?? ''}
          choices={choices}
          onChange={(key) => onChange(index, key || undefined)}
        />
      ))}
    </div>
  );
}

/** What a column can be called: the field, with its language where it has one. */
function useTargetText(kind: Kind): (target: Target) => string {
  const { t } = useTranslation('admin-exchange');
  const partName = usePartName(kind);
  return ({ field, language }) =>
    field in entities[kind].fields ? partName(field, language) : t('import.id');
}
