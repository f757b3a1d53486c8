import { latin } from '#shared/latin-digits.ts';

/** The digits that were just typed, pasted or filled into an input, as the app reads them; the cursor stays. */
export function latinAsTyped(
  input: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange'>,
): void {
  const { value, selectionStart, selectionEnd } = input;
  const read = latin(value);
  if (read === value) return;
  input.value = read;
  input.setSelectionRange(selectionStart, selectionEnd);
}
