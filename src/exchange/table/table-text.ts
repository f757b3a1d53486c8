/** True for a text with tags in it. */
export function looksLikeHtml(text: string): boolean {
  return /<\/?[a-z!][^>]*>/i.test(text);
}

/** The HTML that a cell stands for: cleaned where it has tags, else a paragraph for each of its own. */
export function htmlOf(text: string, clean: (html: string) => string): string {
  if (looksLikeHtml(text)) return clean(text).trim();
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
