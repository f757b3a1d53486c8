/**
 * Writes a text where the cursor is in a field, as if it had been typed: one way for inputs and the rich
 * text editor, which React hears of and the browser's own undo knows.
 */
export function typeInto(field: HTMLElement, text: string): void {
  field.focus();
  // Nothing else inserts into both as typing does.
  document.execCommand('insertText', false, text);
}
