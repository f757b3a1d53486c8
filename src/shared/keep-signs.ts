/**
 * Text or HTML in which no sign can begin a line: the spaces that French has before : ; ! ? and inside
 * « » do not break. No space is added where none is.
 */
export function keepSigns(text: string): string {
  return text.replace(/(«) | (?=[:;!?»])/g, '$1\u00a0');
}
