/** What can be written in or chosen from; a text in three languages is a fieldset around such. */
const inputs = 'input:not([type=hidden]), textarea, select, button, [contenteditable="true"]';

/** Leads to the first field that says it is wrong, once the form has been drawn anew. */
export function focusFirstIssue(form: HTMLElement): void {
  requestAnimationFrame(() => {
    for (const wrong of form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')) {
      const own = wrong.matches(inputs)
        ? [wrong]
        : [...wrong.querySelectorAll<HTMLElement>(inputs)];
      const shown = own.filter((one) => one.checkVisibility());
      // Of a text in three languages the one under which it is said what is wrong.
      const field = shown.find((one) => one.ariaInvalid === 'true') ?? shown[0];
      if (field) return field.focus();
    }
  });
}
