import { Fragment } from 'react';
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
    // The space around words is not drawn through; where nothing else differs, it is what differs.
    const words = text.trim() || text;
    const [before, after] = text.split(words, 2);
    return (
      <Fragment key={key}>
        {before}
        <Mark className={classes.piece}>{words}</Mark>
        {after}
      </Fragment>
    );
  });
}
