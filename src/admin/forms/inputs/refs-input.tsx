import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#entities/index.ts';
import { useRowName } from '../../kinds/use-row-name.ts';
import type { InputProps } from './input-props.ts';
import { OrderButtons } from './order-buttons.tsx';
import { useFindOnceOpen, useRowChoices } from './ref-input.tsx';
import classes from './refs-input.module.css';

type Ids = readonly (string | number)[];

/** Several rows of another kind, in an order that can be changed by the buttons beside them. */
export function RefsInput(props: InputProps<Ids> & { kind: Kind }) {
  const { label, onChange, error, kind } = props;
  const { t } = useTranslation('admin');
  const finding = useFindOnceOpen();
  const nameOf = useRowName();
  const value = props.value ?? [];
  const choices = useRowChoices(kind).filter(
    ({ value: id }) => !value.some((one) => String(one) === id),
  );
  const move = (from: number, to: number) => {
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <div className={classes.field}>
      <Select
        label={label}
        error={error}
        data={choices}
        value={null}
        searchable
        {...finding}
        nothingFoundMessage={t('form.nothing_found')}
        placeholder={t('form.add')}
        limit={200}
        onChange={(id) => id !== null && onChange([...value, kind === 'edition' ? Number(id) : id])}
      />
      <ol className={classes.list}>
        {value.map((id, index) => {
          const name = nameOf(kind, String(id));
          return (
            <li key={id}>
              <span>{name}</span>
              <OrderButtons
                up={{
                  label: `${t('form.move_up')} ${name}`,
                  run: index > 0 ? () => move(index, index - 1) : undefined,
                }}
                down={{
                  label: `${t('form.move_down')} ${name}`,
                  run: index < value.length - 1 ? () => move(index, index + 1) : undefined,
                }}
                out={{
                  label: t('form.remove_one', { name }),
                  run: () => onChange(value.filter((one) => one !== id)),
                }}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
