/** What a page is filled with: something that is not cut. Heights are in any one unit. */
interface Block {
  readonly height: number;
  /** It may not stand last on a page: a heading. */
  readonly leads?: boolean | undefined;
  /** It begins a page. */
  readonly begins?: boolean | undefined;
}

/**
 * Fills pages of a height with blocks, in order; each page lists the blocks on it by number. What is
 * higher than a page has one of its own, and headings that would fill one are parted from what follows.
 * A page that goes on with what an earlier one began has its heading again, where there is room for it.
 */
export function paginate(blocks: readonly Block[], room: number): readonly (readonly number[])[] {
  const pages: number[][] = [];
  const heightOf = (part: readonly number[]) =>
    part.reduce((sum, index) => sum + (blocks[index]?.height ?? 0), 0);
  const isHeading = (index = -1) => blocks[index]?.leads === true;
  let left = 0;
  let heading: readonly number[] = [];
  for (const run of runsOf(blocks)) {
    const begins = run.some((index) => blocks[index]?.begins);
    for (const part of heightOf(run) > room ? run.map((index) => [index]) : [run]) {
      const needed = heightOf(part);
      const page = pages.at(-1);
      if (page && needed <= left && !(begins && part[0] === run[0])) {
        page.push(...part);
        left -= needed;
      } else {
        const goesOn = run.length === 1 && !begins && !isHeading(run[0]);
        const whole = goesOn ? [...heading, ...part] : part;
        const filled = heightOf(whole) > room ? part : whole;
        pages.push([...filled]);
        left = room - heightOf(filled);
      }
    }
    if (isHeading(run[0])) heading = run.filter(isHeading).slice(-1);
  }
  return pages;
}

/** Headings with the first block that follows them. */
function runsOf(blocks: readonly Block[]): number[][] {
  const runs: number[][] = [];
  let open: number[] = [];
  for (const [index, { leads }] of blocks.entries()) {
    open.push(index);
    if (leads) continue;
    runs.push(open);
    open = [];
  }
  return open.length > 0 ? [...runs, open] : runs;
}

/**
 * The sides of the sheets of a folded booklet, each with the numbers (from 0) of its two pages in the
 * line of reading; numbers from `pages` on are blank. Printed on both sides, turned over the short
 * edge, stacked in order and folded, the pages follow each other.
 */
export function booklet(pages: number): readonly (readonly [number, number])[] {
  const all = Math.ceil(pages / 4) * 4;
  return Array.from({ length: all / 2 }, (_, side) =>
    side % 2 === 0 ? [all - 1 - side, side] : [side, all - 1 - side],
  );
}
