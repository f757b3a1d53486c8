/** The middle one of several measurements; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** A number as a table shows it: whole from 100 up, one decimal below. */
export function shown(value: number): string {
  if (Number.isNaN(value)) return '–';
  return value.toFixed(Math.abs(value) < 100 && !Number.isInteger(value) ? 1 : 0);
}

/** Prints a table in Markdown: the first column to the left, the others to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((cell, index) =>
    Math.max(cell.length, 3, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, index) => (index === 0 ? (cells[index] ?? '').padEnd(width) : (cells[index] ?? '').padStart(width))).join(' | ')} |`;
  const rule = widths.map((width, index) =>
    index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  process.stdout.write(`${[head, rule, ...rows].map(line).join('\n')}\n`);
}

/** Prints the heading of a part. */
export function printHeading(text: string): void {
  process.stdout.write(`\n## ${text}\n\n`);
}
