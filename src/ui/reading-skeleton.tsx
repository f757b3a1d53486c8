import { Page } from './page.tsx';
import { Skeleton } from './skeleton.tsx';

/** The shape of a page to come, on the very first visit only. */
export function ReadingSkeleton() {
  return (
    <Page title={<Skeleton shape="line" width="60%" />}>
      <div aria-hidden>
        {[92, 100, 84, 96, 60].map((width) => (
          <Skeleton key={width} shape="line" width={`${width}%`} />
        ))}
      </div>
    </Page>
  );
}
