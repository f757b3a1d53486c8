import type { Finding } from './finding.ts';

const SECTIONS = [
  ['right', 'Right'],
  ['unknown', 'Could not be asked'],
  ['differs', 'Differs'],
] as const;

/** The findings for people: what is right, what could not be asked, and at the end what differs. */
export function tableOf(findings: readonly Finding[]): string {
  const width = Math.max(0, ...findings.map(({ what }) => what.length)) + 2;
  const parts = SECTIONS.map(([state, title]) => {
    const rows = findings.filter((finding) => finding.state === state);
    const lines = rows.map((row) => linesOf(row, width));
    return rows.length > 0 ? [`${title} (${rows.length})`, ...lines].join('\n') : undefined;
  });
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function linesOf({ what, expected, found = '' }: Finding, width: number): string {
  if (expected === undefined) return `  ${what.padEnd(width)}${short(found)}`;
  const indent = ' '.repeat(width + 2);
  const [wanted, there] = difference(expected, found);
  return `  ${what.padEnd(width)}expected  ${short(wanted)}\n${indent}found     ${short(there)}`;
}

/** Of two long policies what each has alone. */
function difference(one: string, other: string): [string, string] {
  const [ones, others] = [one.split('; '), other.split('; ')];
  if (Math.min(one.length, other.length) < LINE) return [one, other];
  const alone = (parts: string[], than: string[]) => parts.filter((part) => !than.includes(part));
  return [alone(ones, others).join('; '), alone(others, ones).join('; ')];
}

const LINE = 160;

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LINE ? `${line.slice(0, LINE - 1)}…` : line;
}
