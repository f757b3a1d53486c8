import { strFromU8, strToU8, zipSync } from 'fflate';
import { unzip } from '../unzip.ts';
import { type Merged, type SheetReading, sheetOf } from './sheet.ts';

/** The most that a workbook may be unpacked, in bytes: small files can claim to be enormous ones. */
const mostUnpacked = 100_000_000;

/** Reads the first sheet of an Excel workbook; formulas count as the values they had. */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetReading> {
  const unpacked = unzip(bytes, mostUnpacked);
  if (!unpacked.ok) {
    const { trouble } = unpacked;
    return { ok: false, trouble: trouble === 'too_large' ? trouble : 'not_a_workbook' };
  }
  const { files } = unpacked;
  const book = files.get('xl/workbook.xml');
  if (!book) return { ok: false, trouble: 'not_a_workbook' };
  const { default: readExcel } = await import('read-excel-file/universal');
  try {
    // Packed anew without compression: larger parts would be unpacked in workers, which the
    // Content-Security-Policy forbids.
    const sheet = firstSheet(files, strFromU8(book));
    const xml = strFromU8(files.get(sheet) ?? new Uint8Array());
    const parts = {
      ...Object.fromEntries(files),
      'xl/workbook.xml': withPlainEpoch(book),
      ...(xml === '' ? {} : { [sheet]: strToU8(withErrorsAsTexts(xml)) }),
    };
    const plain = zipSync(parts, { level: 0 });
    const [first] = await readExcel(new Blob([plain as BlobPart]));
    const cells = (first?.data ?? []).map((row) => row.map(textOf));
    return sheetOf(cells, { merged: mergedIn(xml) });
  } catch {
    return { ok: false, trouble: 'not_a_workbook' };
  }
}

/** LibreOffice writes `true` where the reader knows `1`; without it days would be four years early. */
function withPlainEpoch(book: Uint8Array): Uint8Array {
  return strToU8(strFromU8(book).replace(/\bdate1904=(["'])true\1/, 'date1904="1"'));
}

/** Where the first sheet of a book is among its files; empty where nothing says so. */
function firstSheet(files: ReadonlyMap<string, Uint8Array>, book: string): string {
  const [, id] = /<(?:\w+:)?sheet\s[^>]*?\w+:id=["']([^"']+)["']/.exec(book) ?? [];
  const rels = strFromU8(files.get('xl/_rels/workbook.xml.rels') ?? new Uint8Array());
  const [named = ''] = (rels.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []).filter(
    (one) => /\sId=["']([^"']+)["']/.exec(one)?.[1] === id,
  );
  const target = /\sTarget=["']([^"']+)["']/.exec(named)?.[1] ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The reader leaves out, in silence, what a formula without a value says: `#REF!` becomes a text. */
function withErrorsAsTexts(sheet: string): string {
  return sheet.replace(/(<(?:\w+:)?c\s(?:[^<>]*\s)?t=)(["'])e\2/g, '$1"str"');
}

/** Cells merged over several rows; a range like `B2:B9` begins with its top. */
function mergedIn(sheet: string): Merged[] {
  const ranges = sheet.matchAll(
    /<(?:\w+:)?mergeCell\s[^>]*?ref=["']([A-Z]+)(\d+):[A-Z]+(\d+)["']/g,
  );
  return [...ranges].flatMap(([, letters = '', top, end]) => {
    const column = [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
    const merged = { column, first: Number(top) - 1, last: Number(end) - 1 };
    return merged.last > merged.first ? [merged] : [];
  });
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
