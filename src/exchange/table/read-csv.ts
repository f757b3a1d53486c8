import { decodeTable } from './decode-table.ts';
import { unmarked } from './formula.ts';
import { mostRows, type SheetReading, sheetOf } from './sheet.ts';

/** What begins files that are no tables, whatever they are called. */
const otherFiles = /^(?:%PDF|\{\\rtf|<(?:!doctype|html|\?xml|svg)|\x89PNG|GIF8|BEGIN:VCALENDAR)/i;

/** Reads delimited text: the delimiter is found, line ends may be mixed. */
export async function readCsv(bytes: Uint8Array): Promise<SheetReading> {
  const { text, encoding } = decodeTable(bytes);
  if (text.trim() === '') return { ok: false, trouble: 'empty' };
  // Control characters stand in no text; pictures and the like are full of them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (otherFiles.test(text.trimStart()) || /[\0-\x08\x0e-\x1a]/.test(text)) {
    return { ok: false, trouble: 'not_a_table' };
  }
  const { default: papa } = await import('papaparse');
  // Spreadsheets may begin with a line that names the delimiter.
  const [told, named] = /^sep=(.)\r?\n/.exec(text) ?? [''];
  const body = text.slice(told.length).replace(/\r\n?/g, '\n');
  const { data, errors, meta } = papa.parse<string[]>(body, {
    newline: '\n',
    delimiter: named ?? delimiterOf(body),
    // Blank lines count, so that more are asked for than go in.
    preview: 4 * mostRows,
  });
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote) {
    // Where its cell begins: what comes after may be read as anything.
    const before = `${told}${body.slice(0, quote.index)}`;
    return { ok: false, trouble: 'unbalanced_quotes', line: before.split('\n').length };
  }
  // What was not looked at would be left out in silence.
  if (meta.truncated) return { ok: false, trouble: 'too_many_rows' };
  return sheetOf(
    data.map((row) => row.map((cell) => unmarked(cell.trim()))),
    { encoding },
  );
}

/** The separator that stands most often, outside quotes, in the first line that says anything. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n').filter((one) => /[^\s;,|]/.test(one));
  const plain = line.replace(/"[^"]*"/g, '');
  const counts = [';', ',', '\t', '|'].map((one) => [one, plain.split(one).length] as const);
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
