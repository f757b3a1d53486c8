import classes from './pieces.module.css';
import type { Piece } from './word-diff.ts';

/** Pieces of a text, with what was taken out and what was added marked. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, change }) => {
    const key = at;
    at += text.length;
    if (change === 'same') return <span key={key}>{text}</span>;
    const Mark = change === 'added' ? 'ins' : 'del';
    return (
      <Mark key={key} className={classes.piece}>
        {text}
      </Mark>
    );
  });
}
