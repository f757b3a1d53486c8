import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import { useSynonyms } from '#domain/use-synonyms.ts';
import type { Kind, Row } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { ExchangeLink } from '../exchange/exchange-link.tsx';
import { TableExchange } from '../exchange/parts.tsx';
import { useKindLabels } from '../kinds/entity-labels.ts';
import type { AdminPlace } from '../kinds/places.ts';
import { useOrigins } from '../kinds/use-origins.ts';
import { useRights } from '../kinds/use-rights.ts';
import { useValueText } from '../kinds/use-value-text.ts';
import type { Along } from './bulk.ts';
import { BulkBar } from './bulk-bar.tsx';
import classes from './entity-list.module.css';
import { ListTools } from './list-tools.tsx';
import { RowTable, type RowTableProps } from './row-table.tsx';
import { columnsOf, filterRows, idOf, sortRows } from './rows.ts';

export interface ListProps<K extends Kind> {
  readonly kind: K;
  /** Its address; a row's form stands at the same with `id=`. */
  readonly place: AdminPlace;
  /** The rows to list; all of the kind unless given. */
  readonly keep?: (row: Row<K>) => boolean;
  /** The column sorted by at first, downwards where it begins with `-`: the first one unless given. */
  readonly sortedBy?: string;
  /** False where rows are made elsewhere. */
  readonly creates?: boolean;
  /** What stands beside the button that creates. */
  readonly aside?: ReactNode;
  /** What else changes with a field that is given to several rows at once. */
  readonly along?: Along;
  /** What stands in a column where a row has no value. */
  readonly standIn?: (row: Row<K>, column: string) => ReactNode;
}

/** The list of one kind, or with `exchange=` in the address what leads in and out of it as files. */
export function EntityList<K extends Kind>(props: ListProps<K>) {
  const [{ exchange }] = useAddressState('exchange');
  if (exchange) return <TableExchange kind={props.kind} place={props.place} />;
  return <DeclaredList {...props} />;
}

/** The list made from its declaration: search, filters, sorting, bulk actions. */
function DeclaredList<K extends Kind>(props: ListProps<K>) {
  const { kind, place, keep, creates = true, aside } = props;
  const { t } = useTranslation('admin');
  const format = useFormat();
  const kindLabel = useKindLabels();
  const value = useValueText();
  const content = useContent(kind);
  const writable = writes(useRights(), kind);
  const columns = columnsOf(kind);
  const [{ find, sort, translation }, values, setState] = useListState(kind);
  const [selected, select] = useState<ReadonlySet<string>>(new Set());

  const all = useMemo(
    () => [...content.values()].filter((row) => keep?.(row) ?? true),
    [content, keep],
  );
  const order = (sort || props.sortedBy || columns[0]) ?? '';
  const column = order.replace(/^-/, '');
  const descending = order.startsWith('-');
  const origins = useOrigins();
  const synonyms = useSynonyms();
  const rows = useMemo(() => {
    const found = filterRows(kind, all, { query: find, values, translation }, origins, synonyms);
    const shown = (row: Row<K>) =>
      sortKey(kind, column, row) ?? value(kind, column, at(row, column));
    return sortRows(found, shown, descending, format.compare);
  }, [kind, all, find, values, translation, column, descending, value, format, origins, synonyms]);
  const chosen = rows.filter((row) => selected.has(idOf(kind, row)));

  return (
    <section className={classes.list} aria-labelledby="list-title">
      <title>{`${kindLabel(kind, 'many')} - ${t('title')}`}</title>
      <header className={classes.head}>
        <h1 id="list-title">{kindLabel(kind, 'many')}</h1>
        <div className={classes.actions}>
          {aside}
          <ExchangeLink place={place} />
          {creates && writable && (
            <Button
              component={PlaceLink}
              to={place}
              search={{ id: 'new' }}
              leftSection={<IconPlus aria-hidden size="1.2rem" />}
            >
              {kindLabel(kind, 'new')}
            </Button>
          )}
        </div>
      </header>
      <ListTools
        kind={kind}
        state={{ find, translation, ...values }}
        onChange={(changes) => {
          if (selected.size > 0) select(new Set());
          setState(changes);
        }}
        shown={rows.length}
        total={all.length}
      />
      {writable && chosen.length > 0 && (
        <BulkBar
          kind={kind}
          rows={chosen}
          shown={rows.length}
          along={props.along}
          onAll={() => select(new Set(rows.map((row) => idOf(kind, row))))}
          onDone={() => select(new Set())}
        />
      )}
      {rows.length === 0 ? (
        <p className={classes.none}>{t(all.length === 0 ? 'list.none' : 'list.none_found')}</p>
      ) : (
        <RowTable
          kind={kind}
          place={place}
          columns={columns}
          rows={rows}
          of={JSON.stringify([find, translation, values])}
          standIn={props.standIn as RowTableProps['standIn']}
          sort={{ column, descending }}
          onSort={(name) => setState({ sort: name === column && !descending ? `-${name}` : name })}
          selected={selected}
          onSelect={writable ? select : undefined}
        />
      )}
    </section>
  );
}

/** The list's state lives in the address, so that coming back from a form finds it again. */
function useListState(kind: Kind) {
  const columns = columnsOf(kind);
  const [state, set] = useAddressState<string>('find', 'sort', 'translation', ...columns);
  const wanted = JSON.stringify(columns.map((column) => [column, state[column] ?? '']));
  const values = useMemo(
    (): Record<string, string> => Object.fromEntries(JSON.parse(wanted)),
    [wanted],
  );
  return [state as Record<'find' | 'sort' | 'translation', string>, values, set] as const;
}

function at(row: Row, column: string): unknown {
  return (row as unknown as Record<string, unknown>)[column];
}

/** Instants and days sort by themselves, not by their words. */
function sortKey(_kind: Kind, column: string, row: Row): string | undefined {
  const value = at(row, column);
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)) return value;
  return typeof value === 'number' ? String(value) : undefined;
}
