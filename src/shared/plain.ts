const written: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

/** The words of a formatted text (HTML as the editor writes it), in one line. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[ \t\n]+/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => written[name] ?? '')
    .trim();
}
