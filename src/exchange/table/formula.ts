const formula = /^'*[=+\-@\t\r]/;

/** A text of a CSV file that a spreadsheet would take for a formula, marked as a mere text. */
export function neutralise(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text behind such a mark. */
export function unmarked(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

/** True for a cell that was a formula, or would become one. */
export function looksLikeFormula(text: string): boolean {
  return /^(?:=|[+\-@]\s*[A-Za-z]+[A-Za-z\d]*\()/.test(text);
}
