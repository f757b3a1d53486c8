/** A text as it stands in iCalendar (RFC 5545): nothing in it ends the line or parts a list. */
export function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what may not stand in a text
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** A line in pieces of at most 75 octets, never parting a character. */
export function folded(line: string): string {
  // No unit of a text takes more than three.
  if (line.length <= 25) return line;
  let whole = '';
  let begun = 0;
  let octets = 0;
  let index = 0;
  while (index < line.length) {
    const codePoint = line.codePointAt(index) ?? 0;
    const size = octetsOf(codePoint);
    if (octets + size > 75) {
      whole += `${line.slice(begun, index)}\r\n `;
      begun = index;
      octets = 1;
    }
    octets += size;
    index += codePoint < 0x10000 ? 1 : 2;
  }
  return whole + line.slice(begun);
}

/** How many octets a character takes in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
