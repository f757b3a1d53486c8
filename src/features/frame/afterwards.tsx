import { useEffect } from 'react';
import { afterFirstPaint } from '#replica/first-paint.ts';
import { usePart } from './use-part.ts';

const load = async () => (await import('./watchers.tsx')).Watchers;

/** What a page needs only once it can be read; loaded then, or when the network comes back. */
export function Afterwards() {
  const [Watchers, ask] = usePart(load);
  useEffect(() => {
    void afterFirstPaint().then(ask);
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [ask]);
  return Watchers && <Watchers />;
}
