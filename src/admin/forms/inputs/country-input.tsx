import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { countryCodes } from '../../kinds/country-codes.ts';
import type { InputProps } from './input-props.ts';
import { useFindOnceOpen } from './ref-input.tsx';

/** A country by its name in the reader's language; kept as its ISO 3166-1 alpha-2 code. */
export function CountryInput({ label, value, onChange, error }: InputProps<string | null>) {
  const { t } = useTranslation('admin');
  const finding = useFindOnceOpen();
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
      {...finding}
      nothingFoundMessage={t('form.nothing_found')}
      placeholder={t('form.choose')}
      limit={300}
      onChange={onChange}
    />
  );
}
