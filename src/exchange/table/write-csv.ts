import { neutralise } from './formula.ts';
import type { Table } from './table-of.ts';

/** A table as CSV that spreadsheets open rightly: UTF-8 with a mark, no cell taken for a formula. */
export function writeCsv({ headers, rows }: Table, delimiter: ',' | ';'): string {
  const cell = (value: string | number) => {
    const text = typeof value === 'number' ? String(value) : neutralise(value);
    return /["\r\n;,\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = [headers, ...rows].map((row) => row.map(cell).join(delimiter));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
