import type { ReactNode } from 'react';
import { EmptyPlace } from './empty-place.tsx';
import { Page } from './page.tsx';
import { ReadingSkeleton } from './reading-skeleton.tsx';

/** In place of a row that is not held: while content may still arrive a skeleton, then plain words. */
export function NotHere({
  waiting,
  title,
  back,
}: {
  waiting: boolean;
  title: string;
  back: ReactNode;
}) {
  if (waiting) return <ReadingSkeleton />;
  return (
    <Page title={title}>
      <title>{title}</title>
      <EmptyPlace>{back}</EmptyPlace>
    </Page>
  );
}
