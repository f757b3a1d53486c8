/** A piece of two texts: in both, only in the first, or only in the second. */
export interface Piece {
  readonly text: string;
  readonly change: 'same' | 'removed' | 'added';
}

/** Words beyond which two texts are compared as wholes: the table would take too long on a phone. */
const mostCells = 6_000_000;

/** A word and the white space that follows it. */
interface Word {
  readonly word: string;
  readonly space: string;
}

/** What of a text became of it in another, word by word; the pieces of each text join to it again. */
export function wordDiff(before: string, after: string): readonly Piece[] {
  const a = wordsOf(before);
  const b = wordsOf(after);
  let start = 0;
  while (start < a.length && start < b.length && a[start]?.word === b[start]?.word) start += 1;
  let end = 0;
  const room = Math.min(a.length, b.length) - start;
  while (end < room && a[a.length - 1 - end]?.word === b[b.length - 1 - end]?.word) end += 1;
  const kept = (words: readonly Word[], others: readonly Word[]) =>
    words.flatMap((word, place) => same(word, others[place] as Word));
  return joined([
    ...kept(a.slice(0, start), b),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...kept(a.slice(a.length - end), b.slice(b.length - end)),
  ]);
}

/** Nothing of a text is lost: what stands before its first word follows an empty one. */
function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/(\S+)(\s*)|\s+/gu), ([all, word = '', space = all]) => ({
    word,
    space,
  }));
}

/** A word that both texts have is the same also where another follows it in one of them only. */
function same(one: Word, other: Word): Piece[] {
  if (one.space === other.space) return [{ text: textOf(one), change: 'same' }];
  return [
    { text: one.word, change: 'same' },
    { text: one.space, change: 'removed' },
    { text: other.space, change: 'added' },
  ];
}

const textOf = ({ word, space }: Word) => word + space;

/** By the longest common subsequence. */
function middle(a: readonly Word[], b: readonly Word[]): Piece[] {
  const removed = (words: readonly Word[]) =>
    words.map((word): Piece => ({ text: textOf(word), change: 'removed' }));
  const added = (words: readonly Word[]) =>
    words.map((word): Piece => ({ text: textOf(word), change: 'added' }));
  const width = b.length + 1;
  if ((a.length + 1) * width > mostCells) return [...removed(a), ...added(b)];
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] =
        a[i]?.word === b[j]?.word ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const [one, other] = [a[i], b[j]];
    if (one && other && one.word === other.word) {
      pieces.push(...same(one, other));
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

/** What was taken out and added between two pieces that are the same, as one piece of each. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  let run: Piece[] = [];
  for (const piece of pieces) {
    if (piece.text === '') continue;
    if (piece.change === 'same' && run.some(({ change }) => change !== 'same')) {
      all.push(...merged(run));
      run = [];
    }
    run.push(piece);
  }
  return [...all, ...merged(run)];
}

function merged(run: readonly Piece[]): Piece[] {
  return (['same', 'removed', 'added'] as const).flatMap((change) => {
    const text = run.flatMap((piece) => (piece.change === change ? piece.text : [])).join('');
    return text === '' ? [] : [{ text, change }];
  });
}
