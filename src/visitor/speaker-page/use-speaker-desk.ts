import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createBackend } from '#replica/protocol/backend.ts';
import { listenForReturn } from '#replica/sync/page-return.ts';
import { createRetryScheduler } from '#replica/sync/retry-scheduler.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import { createSpeakerDesk, type Desk, type SpeakerDesk } from './desk.ts';
import { createSpeakerStorage } from './storage.ts';

const storage = createSpeakerStorage();
const backend = createBackend(backendUrl, backendKey);

/** The private page of a code, tried again by itself for as long as it is shown. */
export function useSpeakerDesk(
  code: string,
): Desk & Pick<SpeakerDesk, 'write' | 'discard' | 'send' | 'round'> {
  const desk = useMemo(() => createSpeakerDesk({ code, storage, backend }), [code]);
  useEffect(() => {
    const retries = createRetryScheduler(desk.round);
    const deaf = listenForReturn({ onReturn: () => retries.request(), onOnline: () => {} });
    const unheard = storage.listen(() => void desk.refresh());
    return () => {
      unheard();
      deaf();
      void retries.stop();
    };
  }, [desk]);
  const shown = useStore(desk.state);
  const { write, discard, send, round } = desk;
  return { ...shown, write, discard, send, round };
}
