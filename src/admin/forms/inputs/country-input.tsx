import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { InputProps } from './input-props.ts';
import { useFindChoices } from './ref-input.tsx';

/** A country by its name in the reader's language; kept as its ISO 3166-1 alpha-2 code. */
export function CountryInput({ label, value, onChange, error }: InputProps<string | null>) {
  const { t } = useTranslation('admin');
  const findChoices = useFindChoices();
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

/** Groups, tests and parts of countries that have a code all the same; the last as Morocco has it. */
const none = new Set('EU EZ UN QO XA XB ZZ AC CP CQ DG EA IC TA EH'.split(' '));

/** Every code that the browser has a name for, without withdrawn ones and those that are no country. */
export function countryCodes(nameOf: (code: string) => string): string[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !none.has(code) && nameOf(code) !== code && isInUse(code));
}

/** Whether a code stands for itself: that of a state that is gone leads to the one after it. */
function isInUse(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}
