/** Characters of a question: some columns and filters, and which page of the rows. */
const MOST_CHARACTERS = 1_000;
/** Columns that are named one by one. */
const MOST_COLUMNS = 20;

/**
 * Whether a question to the table API asks for more than its tables hold: a column under a hundred names, or
 * rows within rows within rows, have the same texts written out again and again, by Postgres and in this
 * process. `question` is the query of its address.
 */
export function asksTooMuch(question: URLSearchParams): boolean {
  const characters = [...question].reduce(
    (sum, [key, value]) => sum + key.length + value.length,
    0,
  );
  const columns = question.getAll('select').join(',');
  return (
    characters > MOST_CHARACTERS ||
    columns.includes('(') ||
    columns.split(',').length > MOST_COLUMNS
  );
}
