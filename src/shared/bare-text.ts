/** White space and signs that nobody sees; `shape.blanks()` of the database is the same list. */
const blanks = /[\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** A text without white space and invisible signs; empty where there is nothing to be seen. */
export function bareText(text: string): string {
  return text.replace(blanks, '');
}
