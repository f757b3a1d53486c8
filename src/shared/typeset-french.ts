/**
 * French text or HTML whose signs cannot begin a line: the spaces before : ; ! ? and inside « » do not
 * break. No space is added where none is.
 */
export function typesetFrench(text: string): string {
  return text.replace(/(«) | (?=[:;!?»])/g, '$1\u00a0');
}
