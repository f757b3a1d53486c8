import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { InputProps } from './input-props.ts';
import { findChoices } from './ref-input.tsx';

/** A country by its name in the reader's language; kept as its ISO 3166-1 alpha-2 code. */
export function CountryInput({ label, value, onChange, error }: InputProps<string | null>) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const choices = useMemo(
    () =>
      countryCodes(format.country)
        .map((code) => ({ value: code, label: format.country(code) }))
        .sort((a, b) => format.compare(a.label, b.label)),
    [format],
  );
  return (
    <Select
      label={label}
      error={error}
      data={choices}
      value={value || null}
      searchable
      clearable
      filter={findChoices}
      nothingFoundMessage={t('form.nothing_found')}
      placeholder={t('form.choose')}
      limit={300}
      onChange={onChange}
    />
  );
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every code that the browser has a name for, without the ones that are no country. */
function countryCodes(nameOf: (code: string) => string): string[] {
  const none = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !none.has(code) && nameOf(code) !== code);
}
