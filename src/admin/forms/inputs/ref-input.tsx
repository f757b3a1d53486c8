import { Select } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSynonyms } from '#domain/use-synonyms.ts';
import type { Kind, Row } from '#entities/index.ts';
import { useContent } from '#replica/read.ts';
import { isIn, needleOf, searchable } from '#shared/word-match.ts';
import { type Choice, useNameChoices } from '../../kinds/use-name-choices.ts';
import type { InputProps } from './input-props.ts';
import { isOffered } from './offered.ts';

/** The rows of a kind as choices, by name. */
export function useRowChoices(kind: Kind): readonly Choice[] {
  const rows = useContent(kind);
  const choicesOf = useNameChoices();
  return useMemo(() => choicesOf(kind, rows.keys()), [rows, choicesOf, kind]);
}

/** How choices are found: as every search of the product does, in whatever spelling. */
export function useFindChoices() {
  const synonyms = useSynonyms();
  return useCallback(
    ({ options, search, limit }: { options: unknown; search: string; limit: number }): never => {
      const all = options as readonly { label: string }[];
      const needle = needleOf(search, synonyms);
      const found =
        needle.length === 0 ? all : all.filter(({ label }) => isIn(needle, searchable([label])));
      return found.slice(0, limit) as never;
    },
    [synonyms],
  );
}

const findNone = (): never => [] as never;

/**
 * The same for a list, as its properties: until it is opened it has none. The choices of every list of a form
 * are most of what there is on its page.
 */
export function useFindOnceOpen() {
  const find = useFindChoices();
  const [open, setOpen] = useState(false);
  return {
    filter: open ? find : findNone,
    onDropdownOpen: () => setOpen(true),
    onDropdownClose: () => setOpen(false),
  };
}

interface Props extends InputProps<string | number | null> {
  readonly kind: Kind;
  /** A value by which rows are not offered, unless one of them is what is chosen. */
  readonly without?: Readonly<Record<string, string>> | undefined;
}

/** One row of another kind, found by typing. */
export function RefInput(props: Props) {
  const { label, value, onChange, required, error, kind, without } = props;
  const { t } = useTranslation('admin');
  const finding = useFindOnceOpen();
  const rows = useContent(kind) as ReadonlyMap<string, Row>;
  const choices = useRowChoices(kind).filter(
    ({ value: id }) => id === String(value) || isOffered(rows.get(id), without),
  );
  return (
    <Select
      label={label}
      error={error}
      required={required}
      data={choices}
      value={value === null || value === undefined ? null : String(value)}
      searchable
      clearable={!required}
      {...finding}
      nothingFoundMessage={t('form.nothing_found')}
      placeholder={t('form.choose')}
      limit={200}
      onChange={(id) => onChange(id === null ? null : kind === 'edition' ? Number(id) : id)}
    />
  );
}
