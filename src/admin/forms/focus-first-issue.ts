/** What can be written in or chosen from; a text in three languages is a fieldset around such. */
const inputs = 'input:not([type=hidden]), textarea, select, button, [contenteditable="true"]';

/** Leads to the first field that says it is wrong, once the form has been drawn anew. */
export function focusFirstIssue(form: HTMLElement): void {
  requestAnimationFrame(() => {
    for (const wrong of form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')) {
      const own = wrong.matches(inputs) ? [wrong] : wrong.querySelectorAll<HTMLElement>(inputs);
      const field = [...own].find((one) => one.checkVisibility());
      if (field) return field.focus();
    }
  });
}
