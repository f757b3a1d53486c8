import { useState } from 'react';
import type { Position } from '#shared/ground.ts';

/** Where the reader is, as far as they have let us know. */
export type Whereabouts =
  | { readonly state: 'unasked' | 'asking' | 'denied' | 'unavailable' }
  | {
      readonly state: 'known';
      readonly position: Position;
      /** Radius within which they are, metres. */
      readonly accuracy: number;
    };

/** The reader's position, asked of the device only when `ask` is called; each call asks anew. */
export function usePosition(): { readonly whereabouts: Whereabouts; readonly ask: () => void } {
  const [whereabouts, setWhereabouts] = useState<Whereabouts>({ state: 'unasked' });
  const ask = () => {
    if (!navigator.geolocation) {
      setWhereabouts({ state: 'unavailable' });
      return;
    }
    setWhereabouts({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setWhereabouts({
          state: 'known',
          position: [coords.longitude, coords.latitude],
          accuracy: coords.accuracy,
        }),
      ({ code, PERMISSION_DENIED }) =>
        setWhereabouts({ state: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return { whereabouts, ask };
}
