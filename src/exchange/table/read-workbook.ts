import { strFromU8, strToU8, zipSync } from 'fflate';
import { unzip } from '../unzip.ts';
import { type Merged, type SheetReading, sheetOf } from './sheet.ts';

/** The most that a workbook may be unpacked, in bytes: small files can claim to be enormous ones. */
const mostUnpacked = 100_000_000;

/**
 * Reads the first sheet of an Excel workbook that says anything and is not hidden, and names it where there are
 * others; formulas count as the values they had.
 */
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
    const listed = sheetsOf(files, strFromU8(book));
    const parts = {
      ...Object.fromEntries(files),
      'xl/workbook.xml': withPlainEpoch(book),
      ...Object.fromEntries(
        listed.flatMap(({ path, xml }) => (xml ? [[path, strToU8(withErrorsAsTexts(xml))]] : [])),
      ),
    };
    const plain = zipSync(parts, { level: 0 });
    const read = await readExcel(new Blob([plain as BlobPart]));
    const shown = read.flatMap(({ sheet: name, data }, index) => {
      const { hidden = false, xml = '' } = listed[index] ?? {};
      const cells = data.map((row) => row.map(textOf));
      const says = cells.some((row) => row.some((cell) => cell.trim() !== ''));
      return says && !hidden ? [{ name, xml, cells }] : [];
    });
    const [first = { name: '', xml: '', cells: [] }, ...others] = shown;
    const among = { name: first.name, others: others.map(({ name }) => name) };
    return sheetOf(first.cells, { merged: mergedIn(first.xml), among });
  } catch {
    return { ok: false, trouble: 'not_a_workbook' };
  }
}

/** LibreOffice writes `true` where the reader knows `1`; without it days would be four years early. */
function withPlainEpoch(book: Uint8Array): Uint8Array {
  return strToU8(strFromU8(book).replace(/\bdate1904=(["'])true\1/, 'date1904="1"'));
}

interface Listed {
  readonly hidden: boolean;
  /** Where it is among the files, and what it says; empty where nothing says so. */
  readonly path: string;
  readonly xml: string;
}

/** The sheets of a book, in their order. */
function sheetsOf(files: ReadonlyMap<string, Uint8Array>, book: string): Listed[] {
  const rels = strFromU8(files.get('xl/_rels/workbook.xml.rels') ?? new Uint8Array());
  const relations = rels.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  return (book.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []).map((sheet) => {
    const [, id] = /\s\w+:id=["']([^"']+)["']/.exec(sheet) ?? [];
    const named = relations.find((one) => /\sId=["']([^"']+)["']/.exec(one)?.[1] === id) ?? '';
    const target = /\sTarget=["']([^"']+)["']/.exec(named)?.[1] ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return {
      hidden: /\sstate=["'](?:veryH|h)idden["']/.test(sheet),
      path,
      xml: strFromU8(files.get(path) ?? new Uint8Array()),
    };
  });
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
