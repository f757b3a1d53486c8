/** Spaces that French has around its signs, as they are typed: plain, or without breaking, whichever. */
const before = /[ \u00a0\u202f]+(?=([:;!?»]))/g;
const after = /«[ \u00a0\u202f]+/g;

/**
 * French text or HTML in which no sign can begin a line: the space before ; ! and ? is a narrow one that
 * does not break, that before : and those inside « » do not break. No space is added where none is.
 */
export function keepSigns(text: string): string {
  return text
    .replace(before, (_, sign: string) => (/[:»]/.test(sign) ? '\u00a0' : '\u202f'))
    .replace(after, '«\u00a0');
}

/** A text as it is shown in its language: French keeps its signs. */
export function typeset(text: string, language: string | undefined): string {
  return language === 'fr' ? keepSigns(text) : text;
}
