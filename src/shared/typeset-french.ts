/**
 * French text or HTML whose signs cannot begin a line: the spaces that stand before ; ! ? become narrow
 * ones that do not break, those before : and inside « » whole ones. No space is added where none is.
 */
export function typesetFrench(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, '\u202f')
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0');
}
