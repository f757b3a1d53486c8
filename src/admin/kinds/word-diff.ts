/** A piece of two texts: in both, only in the first, or only in the second. */
export interface Piece {
  readonly text: string;
  readonly change: 'same' | 'removed' | 'added';
}

/** Words beyond which two texts are compared as wholes: the table would take too long on a phone. */
const mostCells = 6_000_000;

/** What of a text became of it in another, word by word; the pieces of each text join to it again. */
export function wordDiff(before: string, after: string): readonly Piece[] {
  const a = wordsOf(before);
  const b = wordsOf(after);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  const room = Math.min(a.length, b.length) - start;
  while (end < room && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const pieces = [
    ...a.slice(0, start).map((text): Piece => ({ text, change: 'same' })),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map((text): Piece => ({ text, change: 'same' })),
  ];
  return joined(pieces);
}

/** Words with the white space that follows them, so that nothing is lost. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/gu) ?? [];
}

/** By the longest common subsequence. */
function middle(a: readonly string[], b: readonly string[]): Piece[] {
  const removed = (words: readonly string[]) =>
    words.map((text): Piece => ({ text, change: 'removed' }));
  const added = (words: readonly string[]) =>
    words.map((text): Piece => ({ text, change: 'added' }));
  const width = b.length + 1;
  if ((a.length + 1) * width > mostCells) return [...removed(a), ...added(b)];
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      pieces.push({ text: b[j] as string, change: 'same' });
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      pieces.push(...removed(a.slice(i, i + 1)));
      i += 1;
    } else {
      pieces.push(...added(b.slice(j, j + 1)));
      j += 1;
    }
  }
  return [...pieces, ...removed(a.slice(i)), ...added(b.slice(j))];
}

function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.change === piece.change)
      all[all.length - 1] = { ...last, text: last.text + piece.text };
    else all.push(piece);
  }
  return all;
}
