import { Fragment, type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import type { Chapter } from './chapter.ts';
import { booklet, paginate } from './paginate.ts';
import classes from './sheets.module.css';

/** Room left free at the foot (CSS pixels): a printer's letters may run a line further than a screen's. */
const spare = 16;

interface Page {
  readonly chapter: Chapter;
  /** The pieces on it, by number. */
  readonly pieces: readonly number[];
}

interface Props {
  /** The same list as long as nothing in it changes: a new one is laid out anew. */
  readonly chapters: readonly Chapter[];
  /** Two pages a sheet, in the order of a booklet that is to be folded. */
  readonly folded: boolean;
  /** Whose the pages are, for their heads. */
  readonly forum: ReactNode;
  readonly dates: string;
  /** Told whether all pages are laid out. */
  readonly onReady: (ready: boolean) => void;
}

/**
 * Pages as they are printed. Browsers number no pages by themselves and none folds a booklet, so they
 * are laid out here: everything is measured once in the letters it will be printed in.
 */
export function Sheets({ chapters, folded, forum, dates, onReady }: Props) {
  const format = useFormat();
  const measure = useRef<HTMLDivElement>(null);
  const [laid, setLaid] = useState<{ readonly of: unknown; readonly pages: readonly Page[] }>();
  const [, again] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    const box = measure.current;
    onReady(!box);
    if (!box) return;
    const paper = matchMedia('print');
    if (paper.matches) {
      // Under way to the printer nothing is laid out anew: half of it would be of each.
      paper.addEventListener('change', again, { once: true });
      return () => paper.removeEventListener('change', again);
    }
    let current = true;
    // Being measured has the letters fetched that the measures depend on.
    pagesIn(box, chapters);
    void document.fonts.ready.then(() => {
      if (current) setLaid({ of: chapters, pages: pagesIn(box, chapters) });
    });
    return () => {
      current = false;
    };
  });
  // What was laid out before stays until the next is: somebody may be printing it.
  const pages = laid?.pages ?? [];
  const leaves = pages.map(({ chapter, pieces }, index) => {
    const number = folded
      ? format.number(index + 1)
      : `${format.number(index + 1)} / ${format.number(pages.length)}`;
    return (
      <Leaf key={keyOf(pages, index)} chapter={chapter} forum={forum} dates={dates} number={number}>
        {pieces.map((piece) => (
          <div key={chapter.pieces[piece]?.key} className={classes.piece}>
            {chapter.pieces[piece]?.node}
          </div>
        ))}
      </Leaf>
    );
  });
  return (
    <>
      {laid?.of !== chapters && (
        <div ref={measure} className={classes.measure} aria-hidden>
          {chapters.map((chapter) => (
            <Leaf key={chapter.key} chapter={chapter} forum={forum} dates={dates}>
              {chapter.pieces.map(({ key, node }) => (
                <div key={key} className={classes.piece}>
                  {node}
                </div>
              ))}
            </Leaf>
          ))}
        </div>
      )}
      <div className={classes.preview}>
        {folded
          ? booklet(leaves.length).map((side) => (
              <div key={side.join(' ')} className={classes.side}>
                {side.map((page) => (
                  <Fragment key={page}>
                    {leaves[page] ?? <div className={classes.blank} />}
                  </Fragment>
                ))}
              </div>
            ))
          : leaves}
      </div>
    </>
  );
}

const keyOf = (pages: readonly Page[], index: number) =>
  `${pages[index]?.chapter.key} ${pages[index]?.pieces.at(-1)}`;

function Leaf({
  chapter: { format, head, foot },
  forum,
  dates,
  number,
  children,
}: {
  chapter: Chapter;
  forum: ReactNode;
  dates: string;
  number?: string;
  children: ReactNode;
}) {
  return (
    <section className={classes.leaf} data-format={format} data-scheme="light">
      <header className={classes.running}>
        <span>{forum}</span>
        <span>{dates}</span>
      </header>
      {head}
      <div className={classes.body}>{children}</div>
      <footer className={classes.foot}>
        {foot}
        <span className={classes.number}>{number ?? '\u00a0'}</span>
      </footer>
    </section>
  );
}

/** Lays chapters out by the heights that their pieces have in a box with a leaf for each. */
function pagesIn(box: HTMLElement, chapters: readonly Chapter[]): readonly Page[] {
  return chapters.flatMap((chapter, index) => {
    const body = box.children[index]?.querySelector(`.${classes.body}`);
    if (!body) return [];
    const blocks = chapter.pieces.map(({ leads, begins }, piece) => ({
      height: body.children[piece]?.getBoundingClientRect().height ?? 0,
      leads,
      begins,
    }));
    const filled = paginate(blocks, body.clientHeight - spare);
    return (filled.length > 0 ? filled : [[]]).map((pieces) => ({ chapter, pieces }));
  });
}
