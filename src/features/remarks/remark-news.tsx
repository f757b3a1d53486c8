import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Remark } from '#visitor/remarks/read.ts';
import { stateText } from './remark-state.tsx';

/** The states of what has been said, by their ids. */
type States = ReadonlyMap<string, Remark['state']>;

const statesOf = (remarks: readonly Remark[]): States =>
  new Map(remarks.map(({ id, state }) => [id, state]));

/** What was said or has gone on since these states; nothing where none were known. */
export function changedSince(
  known: States | undefined,
  remarks: readonly Remark[],
): readonly Remark[] {
  return known ? remarks.filter(({ id, state }) => known.get(id) !== state) : [];
}

/**
 * Speaks once, to who listens, what has just become of what was said here. A live region that comes with
 * its words is passed over by screen readers, so this one is there before them.
 */
export function RemarkNews({ remarks }: { remarks: readonly Remark[] | undefined }) {
  const { t } = useTranslation('remarks');
  const known = useRef<States>(undefined);
  const [news, setNews] = useState<readonly Remark[]>([]);
  useEffect(() => {
    if (!remarks) return;
    const changed = changedSince(known.current, remarks);
    known.current = statesOf(remarks);
    if (changed.length > 0) setNews(changed);
  }, [remarks]);
  const texts = [...new Set(news.map((remark) => stateText(remark, t)))];
  return (
    <p role="status" className="visually-hidden">
      {/* The same words of another question are said again. */}
      <span key={news.map(({ id, state }) => id + state).join()}>{texts.join(' ')}</span>
    </p>
  );
}
