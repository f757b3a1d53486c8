const written: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

/** What stands within a line: a word goes on behind it, or a sign follows. */
const withinLine = /<\/?(?:a|b|em|i|s|span|strong|sub|sup|u)\b[^>]*>/g;

/** The words of a formatted text (HTML as the editor writes it), in one line. */
export function plain(html: string): string {
  return html
    .replace(withinLine, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[ \t\n]+/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => written[name] ?? '')
    .trim();
}
