import { useEffect, useState } from 'react';
import { type Voice, voiceOf } from '#i18n/voices.tsx';
import type { Language } from '#shared/localized.ts';
import { inTurn } from './rotation.ts';

const namespaces = ['common', 'display', 'entity', 'programme'];
/** How long to wait before words that could not be fetched are asked for again, ms. */
const patience = 30_000;

/** A language with its voice. */
export interface Speaking {
  readonly language: Language;
  readonly voice: Voice;
}

/**
 * The language whose turn it is at an instant (ms), among those whose words are on this device;
 * undefined until the first of them are.
 */
export function useVoice(
  languages: readonly Language[],
  at: number,
  every?: number,
): Speaking | undefined {
  const [voices, hold] = useState<readonly Speaking[]>([]);
  const wanted = languages.join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const load = async () => {
      const asked = wanted.split(',') as Language[];
      const loaded = await Promise.all(
        asked.map((language) =>
          voiceOf(language, namespaces).then(
            (voice) => [{ language, voice }],
            () => [],
          ),
        ),
      );
      if (over) return;
      hold(loaded.flat());
      if (loaded.flat().length < asked.length) timer = setTimeout(load, patience);
    };
    void load();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  return inTurn(voices, at, every);
}
