import type { Notice } from './notice.ts';
import type { Count, ImportPreview } from './plan.ts';

/** What matters first of an import: whether its file is whole, what changes, what is not taken. */
export interface ImportSummary {
  /** The line at which the file ends in the middle; absent from a whole one. */
  readonly cutAt?: number;
  /** How many entries lack their beginning or end. */
  readonly damaged: number;
  readonly made: number;
  readonly changed: number;
  /** Rows of an earlier import that are not in this file. */
  readonly gone: number;
  readonly leftOut: number;
}

/** Sums up a plan, or what became of it. */
export function summaryOf({
  counts,
  notices,
}: Pick<ImportPreview, 'counts' | 'notices'>): ImportSummary {
  const cut = notices.find(({ code }) => code === 'file_cut');
  const all = Object.values(counts).filter((count): count is Count => count !== undefined);
  const sum = (of: (count: Count) => number) => all.reduce((total, count) => total + of(count), 0);
  const told = (is: (notice: Notice) => boolean) => notices.filter(is).length;
  return {
    ...(cut ? { cutAt: cut.where.line ?? 1 } : {}),
    damaged: told(({ code }) => code === 'entry_cut'),
    made: sum((count) => count.new),
    changed: sum(({ changed }) => changed),
    gone: told(({ code }) => code === 'not_in_file'),
    leftOut: told(({ effect }) => effect === 'left_out'),
  };
}
