import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { mostBytes, type SheetReading } from './sheet.ts';

/** Reads a table from a CSV file or a sheet of a workbook, told by its bytes. Never throws. */
export async function readSheet(bytes: Uint8Array): Promise<SheetReading> {
  if (bytes.length === 0) return { ok: false, trouble: 'empty' };
  if (bytes.length > mostBytes) return { ok: false, trouble: 'too_large' };
  if (startsWith(bytes, [0x50, 0x4b])) return readWorkbook(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { ok: false, trouble: 'old_excel' };
  return readCsv(bytes);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
