/**
 * The beginning of a text: its first paragraph, cut after a sentence, else after a word, where it
 * has more than `length` letters.
 */
export function excerpt(text: string, length: number): string {
  const first = text.trim().split(/\s*\n/)[0] ?? '';
  if (first.length <= length) return first;
  const cut = first.slice(0, length);
  const sentence = /^.*[.!?؟۔](?=\s)/su.exec(cut)?.[0];
  if (sentence && sentence.length > length / 2) return sentence;
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:،؛]+$/u, '')}…`;
}
