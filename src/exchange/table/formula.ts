const formula = /^'*[=+\-@\t\r]/;

/** A text of a CSV file that a spreadsheet would take for a formula, marked as a mere text. */
export function neutralise(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text behind such a mark. */
export function unmarked(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

/** What spreadsheets write for a formula that has no value, in the languages of the forum. */
const failed =
  /^(?:#(?:DIV\/0|NULL?|VALUE|VALEUR|REF|NUM|NOMBRE|SPILL|PROPAGATION|CALC|CALCUL)!|#(?:NAME|NOM)\?|#N\/[AD]|Err:\d{3})$/;

/** True for a cell whose formula could not be computed. */
export function isFailedFormula(text: string): boolean {
  return failed.test(text);
}

/** True for a cell that was a formula, or would become one. */
export function looksLikeFormula(text: string): boolean {
  return /^(?:=|[+\-@]\s*[A-Za-z]+[A-Za-z\d]*\()/.test(text);
}
