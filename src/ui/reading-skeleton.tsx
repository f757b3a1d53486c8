import { LinesSkeleton } from './lines-skeleton.tsx';
import { Page } from './page.tsx';
import { Skeleton } from './skeleton.tsx';

/** The shape of a public page to come, on the very first visit only. */
export function ReadingSkeleton() {
  return (
    <Page title={<Skeleton shape="line" width="60%" />}>
      <LinesSkeleton />
    </Page>
  );
}
