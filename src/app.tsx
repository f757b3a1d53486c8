import { RouterProvider } from '@tanstack/react-router';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { House } from '#ui/theme/house.tsx';
import type { makeRouter } from './routes/router.tsx';

/** The app, in the browser as in Node. */
export function App(props: { replica: ReadableReplica; router: ReturnType<typeof makeRouter> }) {
  return (
    <House>
      <ContentProvider replica={props.replica}>
        <RouterProvider router={props.router} />
      </ContentProvider>
    </House>
  );
}
