import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf, type Kind, type Row } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { useAddressBeside } from '#ui/use-address-state.ts';
import { useGradual } from '#ui/use-gradual.ts';
import { useFieldLabels } from '../kinds/entity-labels.ts';
import type { AdminPlace } from '../kinds/places.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { Was } from '../writing/working/was.tsx';
import { Cell } from './cell.tsx';
import classes from './row-table.module.css';
import { idOf } from './rows.ts';
import { TranslationMarks } from './translation-marks.tsx';

export interface RowTableProps {
  readonly kind: Kind;
  readonly place: AdminPlace;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** What the rows were narrowed down by. */
  readonly of: string;
  readonly standIn?: ((row: Row, column: string) => ReactNode) | undefined;
  readonly sort: { readonly column: string; readonly descending: boolean };
  readonly onSort: (column: string) => void;
  readonly selected: ReadonlySet<string>;
  /** Undefined where nothing can be done to a selection. */
  readonly onSelect: ((ids: ReadonlySet<string>) => void) | undefined;
}

/** Rows in columns on a desk, as cards on a phone; the first column leads to the form. */
export function RowTable(props: RowTableProps) {
  const { kind, place, columns, rows, of, standIn, sort, onSort, selected, onSelect } = props;
  const { t } = useTranslation('admin');
  const format = useFormat();
  const label = useFieldLabels();
  const nameOf = useRowName();
  const beside = useAddressBeside('id');
  const fields = fieldsOf(kind);
  // Beside its day an hour stands alone.
  const isInstant = (column: string) => fields[column]?.type === 'datetime' && !('date' in fields);
  const localized = Object.values(fields).some(({ type }) => type === 'localized');
  const { shown, endRef } = useGradual(rows, { first: 40, step: 60, eager: 100, of });
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect?.(next);
  };
  const all = rows.length > 0 && rows.every((row) => selected.has(idOf(kind, row)));
  return (
    <div className={classes.box}>
      <table className={classes.table}>
        <thead>
          <tr>
            {onSelect && (
              <td>
                <Checkbox
                  aria-label={t('list.select_all', { number: format.number(rows.length) })}
                  checked={all}
                  indeterminate={!all && selected.size > 0}
                  onChange={() => onSelect(new Set(all ? [] : rows.map((row) => idOf(kind, row))))}
                />
              </td>
            )}
            {columns.map((column) => {
              const current = sort.column === column;
              const Arrow = sort.descending ? IconArrowDown : IconArrowUp;
              return (
                <th
                  key={column}
                  scope="col"
                  data-wide={fields[column]?.list === 'wide' || undefined}
                  aria-sort={current ? (sort.descending ? 'descending' : 'ascending') : undefined}
                >
                  <button type="button" data-paper onClick={() => onSort(column)}>
                    {label(kind, column)}
                    {current && <Arrow aria-hidden size="1em" />}
                  </button>
                </th>
              );
            })}
            {localized && <th scope="col">{t('list.translations')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => {
            const id = idOf(kind, row);
            const name = nameOf(kind, id);
            return (
              <tr key={id} data-selected={selected.has(id) || undefined}>
                {onSelect && (
                  <td>
                    {/* The whole corner takes the tap. */}
                    {/* biome-ignore lint/a11y/noLabelWithoutControl: the box inside has its own name */}
                    <label className={classes.pick}>
                      <Checkbox
                        aria-label={t('list.select', { name })}
                        checked={selected.has(id)}
                        onChange={() => toggle(id)}
                      />
                    </label>
                  </td>
                )}
                {columns.map((column, index) => (
                  <td
                    key={column}
                    data-label={label(kind, column)}
                    data-first={index === 0 || undefined}
                    data-instant={isInstant(column) || undefined}
                    data-wide={fields[column]?.list === 'wide' || undefined}
                  >
                    {index === 0 ? (
                      <PlaceLink to={place} search={{ ...beside, id }}>
                        <Cell
                          kind={kind}
                          column={column}
                          row={row}
                          otherwise={t('list.untitled')}
                        />
                      </PlaceLink>
                    ) : (
                      <Cell
                        kind={kind}
                        column={column}
                        row={row}
                        otherwise={standIn?.(row, column)}
                      />
                    )}
                    <Was kind={kind} id={id} field={column} value={at(row, column)} />
                  </td>
                ))}
                {localized && (
                  <td data-label={t('list.translations')}>
                    <TranslationMarks kind={kind} row={row} />
                  </td>
                )}
              </tr>
            );
          })}
          <tr ref={endRef} className={classes.end} aria-hidden />
        </tbody>
      </table>
    </div>
  );
}

const at = (row: Row, column: string) => (row as unknown as Record<string, unknown>)[column];
