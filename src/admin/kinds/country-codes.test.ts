import { expect, test } from 'vitest';
import { formattersOf } from '#i18n/format.ts';
import { languages } from '#shared/localized.ts';
import { countryCodes } from './country-codes.ts';

test.each(languages)('no country is offered twice, none that is gone (%s)', (language) => {
  const { country } = formattersOf(language);
  const codes = countryCodes(country);
  const names = codes.map(country);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  for (const gone of ['FX', 'UK', 'DD', 'SU', 'YU', 'CS', 'BU', 'TP', 'ZR', 'EH']) {
    expect(codes).not.toContain(gone);
  }
  // Unions, zones of money, tests, parts of countries; and codes that stand for nothing.
  for (const none of [
    'EU',
    'EZ',
    'UN',
    'QO',
    'XA',
    'XB',
    'ZZ',
    'AC',
    'CP',
    'DG',
    'IC',
    'TA',
    'AA',
  ]) {
    expect(codes).not.toContain(none);
  }
  expect(names.filter((name) => codes.includes(name))).toEqual([]);
  for (const there of ['MA', 'FR', 'GB', 'DE', 'PS', 'XK', 'SN']) expect(codes).toContain(there);
  expect(codes.length).toBeGreaterThan(240);
  expect(codes.length).toBeLessThan(256);
});
