import { strToU8, zipSync } from 'fflate';
import { xmlText } from '../xml-text.ts';
import type { Table } from './table-of.ts';

/** The media type of Excel workbooks. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A sheet of a workbook, under a name. */
interface NamedTable extends Table {
  readonly name: string;
}

/** The longest text that a cell of a workbook holds, in characters. */
const longestCell = 32_767;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * An Excel workbook of these sheets; texts stay texts, whatever they begin with. A text too long for
 * a cell is left out, which says nothing when the sheet is read back. Made here rather than by
 * write-excel-file, whose compression runs in workers that the Content-Security-Policy forbids.
 */
export function writeWorkbook(tables: readonly NamedTable[], rightToLeft: boolean): Uint8Array {
  const taken = new Set<string>();
  const names = tables.map(({ name }) => sheetName(name, taken));
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${each(names, (_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${type}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(names, (name, number) => `<sheet name="${xmlText(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${each(names, (_, number) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  };
  for (const [index, table] of tables.entries()) {
    parts[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(table, rightToLeft);
  }
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(`${head}${xml}`)]);
  return zipSync(Object.fromEntries(files));
}

function sheetXml({ headers, rows }: Table, rightToLeft: boolean): string {
  const view = `<sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  const widths = each(headers, (header, number) => {
    const width = Math.max(12, Math.min(40, header.length + 4));
    return `<col min="${number}" max="${number}" width="${width}" customWidth="1"/>`;
  });
  const lines = each([headers, ...rows], (row, number) => {
    const style = number === 1 ? ' s="1"' : '';
    return `<row r="${number}">${each(row, (value, at) => cellXml(value, `${columnName(at)}${number}`, style))}</row>`;
  });
  return `<worksheet xmlns="${main}">${view}<cols>${widths}</cols><sheetData>${lines}</sheetData></worksheet>`;
}

function cellXml(value: string | number, place: string, style: string): string {
  if (typeof value === 'number') return `<c r="${place}"${style}><v>${value}</v></c>`;
  if (value === '' || value.length > longestCell) return '';
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
}

/** A, B, … Z, AA, AB, …; the first column is 1. */
function columnName(number: number): string {
  const letter = String.fromCharCode(65 + ((number - 1) % 26));
  return number > 26 ? `${columnName(Math.floor((number - 1) / 26))}${letter}` : letter;
}

function each<T>(items: readonly T[], write: (item: T, number: number) => string): string {
  return items.map((item, index) => write(item, index + 1)).join('');
}

/** Excel takes 31 characters, without a few, and no name twice. */
function sheetName(name: string, taken: Set<string>): string {
  const plain = name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 28);
  let free = plain;
  for (let count = 2; taken.has(free); count += 1) free = `${plain} ${count}`;
  taken.add(free);
  return free;
}
