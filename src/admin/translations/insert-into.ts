import { typeInto } from '../forms/type-into.ts';

/** Types a text where the cursor is in the field inside an element, or at its end where it has none. */
export function insertInto(place: HTMLElement, text: string): void {
  const field = place.querySelector<HTMLElement>('textarea, input, [contenteditable="true"]');
  if (!field) return;
  if (field !== document.activeElement) {
    field.focus();
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.setSelectionRange(field.value.length, field.value.length);
    }
  }
  typeInto(field, text);
}
