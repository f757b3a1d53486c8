import { unzipSync, zipSync } from 'fflate';
import { type SheetReading, sheetOf } from './sheet.ts';

/** The most that a workbook may be unpacked, in bytes: small files can claim to be enormous ones. */
const mostUnpacked = 100_000_000;

/** Reads the first sheet of an Excel workbook; formulas count as the values they had. */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetReading> {
  const parts = partsOf(bytes);
  if (!parts?.names.includes('xl/workbook.xml')) return { ok: false, trouble: 'not_a_workbook' };
  if (parts.size > mostUnpacked) return { ok: false, trouble: 'too_large' };
  const { default: readExcel } = await import('read-excel-file/universal');
  try {
    // Packed anew without compression: larger parts would be unpacked in workers, which the
    // Content-Security-Policy forbids.
    const plain = zipSync(unzipSync(bytes), { level: 0 });
    const [first] = await readExcel(new Blob([plain as BlobPart]));
    return sheetOf((first?.data ?? []).map((row) => row.map(textOf)));
  } catch {
    return { ok: false, trouble: 'not_a_workbook' };
  }
}

/** The names and the whole size of what is packed, without unpacking it. */
function partsOf(bytes: Uint8Array): { names: string[]; size: number } | undefined {
  const names: string[] = [];
  let size = 0;
  try {
    unzipSync(bytes, {
      filter(file) {
        names.push(file.name);
        size += file.originalSize;
        return false;
      },
    });
    return { names, size };
  } catch {
    return undefined;
  }
}

/** A value as text; days and times of day as they are written, without a zone. */
function textOf(value: unknown): string {
  if (value instanceof Date) return dateText(value);
  return value === null || value === undefined ? '' : String(value);
}

function dateText(date: Date): string {
  // Workbooks count days; their fractions are seldom whole milliseconds.
  const iso = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  const [day = '', clock = ''] = iso.slice(0, 19).split('T');
  if (date.getUTCFullYear() < 1901) return clock;
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
