import { Skeleton } from './skeleton.tsx';

/** The shape of some text to come, within a page that is there. */
export function LinesSkeleton() {
  return (
    <div aria-hidden>
      {[92, 100, 84, 96, 60].map((width) => (
        <Skeleton key={width} shape="line" width={`${width}%`} />
      ))}
    </div>
  );
}
