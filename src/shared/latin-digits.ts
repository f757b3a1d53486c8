/** A text with its digits as the app shows them, whether an Arabic or a Persian keyboard wrote them. */
export function latin(text: string): string {
  // Both sorts begin at a multiple of sixteen.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
