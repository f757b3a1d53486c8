import { useEffect, useReducer } from 'react';
import { laterPart, useLaterPart } from '#device/later-part.ts';
import { afterFirstPaint } from '#replica/first-paint.ts';

const watchers = laterPart(() => import('./watchers.tsx'));

/** What a page needs only once it can be read; loaded then, or when the network comes back. */
export function Afterwards() {
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  const Watchers = useLaterPart(watchers, asked)?.Watchers;
  useEffect(() => {
    void afterFirstPaint().then(ask);
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, []);
  return Watchers && <Watchers />;
}
