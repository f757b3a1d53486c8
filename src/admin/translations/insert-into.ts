/**
 * Writes a text where the cursor is in the field inside an element, or at its end where it has none, as
 * if it had been typed: one way for inputs and the rich text editor, and the browser's own undo knows it.
 */
export function insertInto(place: HTMLElement, text: string): void {
  const field = place.querySelector<HTMLElement>('textarea, input, [contenteditable="true"]');
  if (!field) return;
  if (field !== document.activeElement) {
    field.focus();
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.setSelectionRange(field.value.length, field.value.length);
    }
  }
  // Nothing else inserts into both as typing does.
  document.execCommand('insertText', false, text);
}
