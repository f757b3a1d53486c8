const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Groups, tests and parts of countries that have a code all the same; the last as Morocco has it. */
const none = new Set('EU EZ UN QO XA XB ZZ AC CP CQ DG EA IC TA EH'.split(' '));

/** Every code that the browser has a name for, without withdrawn ones and those that are no country. */
export function countryCodes(nameOf: (code: string) => string): string[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !none.has(code) && nameOf(code) !== code && isInUse(code));
}

/** Whether a code stands for itself: that of a state that is gone leads to the one after it. */
function isInUse(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}
